import { memo } from 'react'
import { CheckField, FieldGroup, RadioCards, SelectField } from '~/ui/Field.tsx'
import { LiveFold } from '~/ui/LiveFold.tsx'
import type { Calculation } from './calculate.ts'
import { coverChoices, extensionNames } from './choice.ts'
import { useChoices } from './choose.ts'
import type { ExtensionsOffered } from './extensions.ts'
import { addsText, extensionWords, ratesText, insuranceWords as words } from './insurance-words.ts'

type Props = Pick<Calculation, 'ways'> & { offered: ExtensionsOffered; reason: string | undefined }

/** Which cover the car has in which year, and what it pays for beyond that. */
export const InsuranceQuestions = memo(function InsuranceQuestions({ ways, offered, reason }: Props) {
  const { choose } = useChoices()
  return (
    <>
      <RadioCards
        name="asuransi"
        label={words.insurance}
        error={reason}
        layout="tiles"
        value={ways.said.asuransi}
        onChange={choose}
        options={coverChoices.map((value) => ({ value, ...words.covers[value] }))}
      />
      <ExtensionQuestions offered={offered} />
    </>
  )
})

function ExtensionQuestions({ offered: { region, extensions, liability } }: { offered: ExtensionsOffered }) {
  const { choose } = useChoices()
  const anyChosen = liability.chosen !== null || extensions.some(({ chosen }) => chosen)
  return (
    <LiveFold title={words.more} open={anyChosen}>
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
    </LiveFold>
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
