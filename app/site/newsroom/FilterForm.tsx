import type { Query } from '~/addresses.ts'
import { FilterBar, type FilterChoice, FilterQuestion, labelOf } from '~/ui/FilterBar.tsx'
import { type ArticleFilter, type FilterKey, filterKeys, filterQuery, parameters } from './article-filter.ts'
import { words } from './words.ts'

export type FilterChoices = {
  years: readonly number[]
  topics: readonly FilterChoice[]
  models: readonly FilterChoice[]
  /** Only events are filtered by province. */
  provinces?: readonly FilterChoice[]
}

type Props = FilterChoices & {
  filter: ArticleFilter
  /** The address of the list with a query. */
  list: (query?: Query) => string
  /** How many articles were found, in words. */
  found: string
  isEmpty: boolean
}

/** The filter of a list of articles. */
export function FilterForm({ filter, list, found, isEmpty, years, topics, models, provinces }: Props) {
  const yearChoices = years.map((one) => ({ value: String(one), label: String(one) }))
  const choices = { year: yearChoices, topic: topics, model: models, province: provinces ?? [] }
  const chosenIn = (key: FilterKey) => filter[key]?.toString() ?? null
  const chosen = filterKeys.flatMap((key) => {
    const label = labelOf(choices[key], chosenIn(key))
    return label === null ? [] : [{ label, without: list(filterQuery({ ...filter, [key]: null, page: 1 })) }]
  })
  const asked = filterKeys.filter((key) => key !== 'province' || provinces)
  return (
    <FilterBar action={list()} chosen={chosen} found={found} isEmpty={isEmpty}>
      <div className={`grid gap-4 pt-3 md:pt-0 ${provinces ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}>
        {asked.map((key) => (
          <FilterQuestion key={key} name={parameters[key]} label={words[key]} chosen={chosenIn(key)} choices={choices[key]} />
        ))}
      </div>
    </FilterBar>
  )
}
