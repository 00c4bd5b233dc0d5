import { Button, ButtonLink } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { type ArticleFilter, isFiltered, parameters } from './article-filter.ts'
import { words } from './words.ts'

export type FilterChoices = {
  years: readonly number[]
  topics: readonly Choice[]
  models: readonly Choice[]
  /** Only events are filtered by province. */
  provinces?: readonly Choice[]
}
type Choice = { value: string; label: string }

type Props = FilterChoices & {
  filter: ArticleFilter
  /** The address of the list. */
  action: string
  /** How many articles were found, in words. */
  found: string
  isEmpty: boolean
}

/** A plain GET form: the address is the state. On a phone the fields are folded until they are opened. */
export function FilterForm({ filter, action, found, isEmpty, ...choices }: Props) {
  return (
    <form action={action} autoComplete="off" className="mt-8 border-line border-y py-3 md:py-5 print:hidden">
      <details open={isEmpty} className="group md:details-content:[content-visibility:visible]">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 font-semibold md:hidden">
          {[words.filter, ...namesOf(filter, choices)].join(' · ')}
          <span className="ml-auto font-normal text-ink-soft tabular">{found}</span>
          <Icon name="chevron" className="size-5 group-open:rotate-180" />
        </summary>
        <Questions filter={filter} {...choices} />
        <div className="flex flex-wrap items-center gap-x-2 pt-5 pb-2 md:pb-0">
          <Button tone="secondary">{words.apply}</Button>
          {isFiltered(filter) && (
            <ButtonLink href={action} tone="quiet">
              {words.clear}
            </ButtonLink>
          )}
          <p className="ml-auto text-ink-soft tabular max-md:hidden">{found}</p>
        </div>
      </details>
    </form>
  )
}

/** What the filter is set to, as the fields name it. */
function namesOf({ year, topic, model, province }: ArticleFilter, { topics, models, provinces = [] }: FilterChoices): string[] {
  const nameOf = (choices: readonly Choice[], wanted: string | null) => choices.find(({ value }) => value === wanted)?.label
  const names = [year?.toString(), nameOf(topics, topic), nameOf(models, model), nameOf(provinces, province)]
  return names.filter((name) => name !== undefined)
}

function Questions({ filter, years, topics, models, provinces }: FilterChoices & { filter: ArticleFilter }) {
  const { year, topic, model, province } = filter
  const yearChoices = years.map((one) => ({ value: String(one), label: String(one) }))
  return (
    <div className={`grid gap-4 pt-3 md:pt-0 ${provinces ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}>
      <Question name={parameters.year} label={words.year} chosen={String(year ?? '')} choices={yearChoices} />
      <Question name={parameters.topic} label={words.topic} chosen={topic ?? ''} choices={topics} />
      <Question name={parameters.model} label={words.model} chosen={model ?? ''} choices={models} />
      {provinces && <Question name={parameters.province} label={words.province} chosen={province ?? ''} choices={provinces} />}
    </div>
  )
}

type QuestionProps = { name: string; label: string; chosen: string; choices: readonly Choice[] }

function Question({ name, label, chosen, choices }: QuestionProps) {
  return (
    <SelectField name={name} label={label} defaultValue={chosen}>
      <option value="">{words.any}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
