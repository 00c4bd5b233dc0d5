import { at } from '~/addresses.ts'
import { newsTopics } from '~/core/content/news.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { isFiltered, type NewsFilter, parameters } from './news-filter.ts'
import { topicNames, words } from './words.ts'

type Props = { filter: NewsFilter; years: readonly number[]; models: readonly { slug: string; name: string }[] }

/** A plain GET form: the address is the state. */
export function FilterForm({ filter, years, models }: Props) {
  return (
    <form action={at.news()} className="mt-8 grid items-end gap-4 border-line border-y py-5 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField name={parameters.year} label={words.year} defaultValue={String(filter.year ?? '')}>
        <Options choices={years.map((year) => [String(year), String(year)])} />
      </SelectField>
      <SelectField name={parameters.topic} label={words.topic} defaultValue={filter.topic ?? ''}>
        <Options choices={newsTopics.map((topic) => [topic, topicNames[topic]])} />
      </SelectField>
      <SelectField name={parameters.model} label={words.model} defaultValue={filter.model ?? ''}>
        <Options choices={models.map(({ slug, name }) => [slug, name])} />
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary">{words.apply}</Button>
        {isFiltered(filter) && (
          <ButtonLink href={at.news()} tone="quiet">
            {words.clear}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}

function Options({ choices }: { choices: readonly [value: string, label: string][] }) {
  return (
    <>
      <option value="">{words.any}</option>
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}
