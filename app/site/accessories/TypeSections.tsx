import { at } from '~/addresses.ts'
import { formatRupiah } from '~/lib/money.ts'
import { AccessoryPicture } from './AccessoryPicture.tsx'
import type { AccessoryType, CategoryGroup } from './accessory-types.ts'
import { categorySlugs } from './filter.ts'
import { categoryNames, words } from './words.ts'

/** The types of accessories by category. Each links to the models that have it. */
export function TypeSections({ groups }: { groups: readonly CategoryGroup<AccessoryType>[] }) {
  return groups.map(({ category, items }) => (
    <section key={category} aria-labelledby={categorySlugs[category]} className="mt-10">
      <h3 id={categorySlugs[category]} className="text-xl">
        {categoryNames[category]}
      </h3>
      <ul className="mt-5 grid grid-cols-2 narrow:grid-cols-1 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
        {items.map((type) => (
          <TypeCard key={type.slug} type={type} />
        ))}
      </ul>
    </section>
  ))
}

function TypeCard({ type }: { type: AccessoryType }) {
  const { slug, name, lowest, highest, estimated, models } = type
  return (
    <li className="grid content-start">
      <div className="rounded-card bg-paper-warm p-3">
        <AccessoryPicture accessory={type} />
      </div>
      <h4 className="mt-3 text-base">{name}</h4>
      <p className="text-sm tabular">
        {words.range(formatRupiah(lowest), formatRupiah(highest))}
        {estimated && <span className="text-ink-soft"> {words.estimate}</span>}
      </p>
      <ul className="flex flex-wrap gap-x-3 text-sm" aria-label={words.madeFor}>
        {models.map((model) => (
          <li key={model.slug}>
            <a
              href={`${at.accessoriesOf(model.slug)}#${slug}`}
              className="inline-block py-1 text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              {model.name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
