import { memo } from 'react'
import { CheckField, FieldGroup, RadioCards, SelectField } from '~/ui/Field.tsx'
import { LiveFold } from '~/ui/LiveFold.tsx'
import type { Calculation } from './calculate.ts'
import { type CoverName, coverChoices, extensionNames } from './choice.ts'
import { useChoices } from './choose.ts'
import type { ExtensionsOffered } from './extensions.ts'
import { addsText, extensionWords, ratesText, insuranceWords as words } from './insurance-words.ts'

type Chosen = NonNullable<Calculation['chosen']>
type Props = Pick<Calculation, 'ways'> & { chosen: Chosen; reason: string | undefined }

/** Questions about the insurance: the cover of each year, and its extensions. */
export function InsuranceQuestions({ ways, chosen, reason }: Props) {
  const { extensions, liability } = ways.insurance
  return (
    <>
      <CoverQuestion cover={ways.said.asuransi} reason={reason} />
      <LiveFold title={words.more} open={liability !== null || extensions.length > 0}>
        <ExtensionQuestions chosen={chosen} />
      </LiveFold>
    </>
  )
}

type CoverProps = { cover: CoverName; reason: string | undefined }

const CoverQuestion = memo(function CoverQuestion({ cover, reason }: CoverProps) {
  const { choose } = useChoices()
  return (
    <RadioCards
      name="asuransi"
      label={words.insurance}
      error={reason}
      layout="tiles"
      value={cover}
      onChange={choose}
      options={coverChoices.map((value) => ({ value, ...words.covers[value] }))}
    />
  )
})

function ExtensionQuestions({ chosen }: { chosen: Chosen }) {
  const { choose } = useChoices()
  const { region, extensions, liability } = chosen.extensions
  return (
    <>
      <FieldGroup id="perluasan" label={words.extensions} hint={words.extensionsHint(region)} optional>
        {extensions.map((extension, place) => (
          <CheckField
            key={extension.code}
            id={place === 0 ? 'perluasan' : `perluasan-${extension.code}`}
            name="perluasan"
            value={extensionNames[extension.code]}
            checked={extension.chosen}
            onChange={choose}
            label={<ExtensionLabel extension={extension} />}
          />
        ))}
      </FieldGroup>
      <SelectField
        name="tanggung_jawab"
        label={words.liability}
        hint={words.liabilityHint}
        value={liability.chosen === null ? '' : String(liability.chosen)}
        onChange={choose}
        optional
        autoComplete="off"
      >
        <option value="">{words.noLiability}</option>
        {liability.steps.map((step) => (
          <option key={step.limit} value={String(step.limit)}>
            {words.liabilityStep(step)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function ExtensionLabel({ extension: { code, years } }: { extension: ExtensionsOffered['extensions'][number] }) {
  const { label, note } = extensionWords[code]
  return (
    <span className="grid">
      <span className="font-semibold">{label}</span>
      <span className="text-ink-soft text-sm">{note}</span>
      <span className="text-sm tabular">{addsText(years)}</span>
      <span className="text-ink-soft text-sm tabular">{ratesText(years)}</span>
    </span>
  )
}
