import { at } from '~/addresses.ts'
import { type AccessoryCategory, accessoryCategories } from '~/core/cars/extras.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { categorySlugs, parameters } from './filter.ts'
import { categoryNames, words } from './words.ts'

type Props = {
  models: readonly { slug: string; name: string }[]
  category: AccessoryCategory | null
  /** How many types are listed. */
  found: number
}

/** A plain GET form: the address is the state. Choosing a model leads to its page. */
export function FilterForm({ models, category, found }: Props) {
  return (
    <form action={at.accessories()} autoComplete="off" className="mt-6 border-line border-y py-5">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
        <SelectField name={parameters.model} label={words.model} defaultValue="">
          <option value="">{words.anyModel}</option>
          {models.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name={parameters.category}
          label={words.category}
          defaultValue={category === null ? '' : categorySlugs[category]}
        >
          <option value="">{words.anyCategory}</option>
          {accessoryCategories.map((each) => (
            <option key={each} value={categorySlugs[each]}>
              {categoryNames[each]}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap items-center gap-x-2 sm:col-span-full lg:col-auto">
          <Button tone="secondary">{words.apply}</Button>
          {category !== null && (
            <ButtonLink href={at.accessories()} tone="quiet">
              {words.clear}
            </ButtonLink>
          )}
        </div>
      </div>
      <p className="mt-4 text-ink-soft tabular">{words.found(found)}</p>
    </form>
  )
}
