import { at } from '~/addresses.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { type PromotionFilter, parameters } from './promotion-filter.ts'
import { words } from './words.ts'

export type Choice = { value: string; label: string }

type Props = {
  filter: PromotionFilter
  provinces: readonly Choice[]
  models: readonly Choice[]
  found: number
}

/** A plain GET form: the address is the state. On a phone the fields are folded until they are opened. */
export function FilterForm({ filter, provinces, models, found }: Props) {
  const chosen = [labelOf(provinces, filter.province), labelOf(models, filter.model)].filter((label) => label !== null)
  return (
    <form action={at.promotions()} autoComplete="off" className="mt-8 border-line border-y py-3 md:py-5 print:hidden">
      <details open={found === 0} className="group md:details-content:[content-visibility:visible]">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 font-semibold md:hidden">
          {[words.filter, ...chosen].join(' · ')}
          <span className="ml-auto font-normal text-ink-soft tabular">{words.found(found)}</span>
          <Icon name="chevron" className="size-5 group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pt-3 md:grid-cols-[1fr_1fr_auto] md:items-end md:pt-0">
          <Question name={parameters.province} label={words.province} chosen={filter.province} choices={provinces} />
          <Question name={parameters.model} label={words.model} chosen={filter.model} choices={models} />
          <div className="flex flex-wrap items-center gap-x-2">
            <Button tone="secondary">{words.apply}</Button>
            {chosen.length > 0 && (
              <ButtonLink href={at.promotions()} tone="quiet">
                {words.clear}
              </ButtonLink>
            )}
          </div>
        </div>
      </details>
    </form>
  )
}

export function labelOf(choices: readonly Choice[], wanted: string | null): string | null {
  return choices.find(({ value }) => value === wanted)?.label ?? null
}

type QuestionProps = { name: string; label: string; chosen: string | null; choices: readonly Choice[] }

function Question({ name, label, chosen, choices }: QuestionProps) {
  return (
    <SelectField name={name} label={label} defaultValue={chosen ?? ''}>
      <option value="">{words.any}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
