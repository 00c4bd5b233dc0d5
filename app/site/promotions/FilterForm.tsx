import { at } from '~/addresses.ts'
import { FilterBar, type FilterChoice, FilterQuestion, labelOf } from '~/ui/FilterBar.tsx'
import { filterKeys, filterQuery, type PromotionFilter, parameters } from './promotion-filter.ts'
import { words } from './words.ts'

type Props = {
  filter: PromotionFilter
  provinces: readonly FilterChoice[]
  models: readonly FilterChoice[]
  found: number
}

/** The filter of the programmes. */
export function FilterForm({ filter, provinces, models, found }: Props) {
  const choices = { province: provinces, model: models }
  const chosen = filterKeys.flatMap((key) => {
    const label = labelOf(choices[key], filter[key])
    return label === null ? [] : [{ label, without: at.promotions(filterQuery({ ...filter, [key]: null })) }]
  })
  return (
    <FilterBar action={at.promotions()} chosen={chosen} found={words.found(found)} isEmpty={found === 0}>
      <div className="grid gap-4 pt-3 md:grid-cols-2 md:pt-0">
        {filterKeys.map((key) => (
          <FilterQuestion key={key} name={parameters[key]} label={words[key]} chosen={filter[key]} choices={choices[key]} />
        ))}
      </div>
    </FilterBar>
  )
}
