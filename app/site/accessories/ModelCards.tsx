import { at } from '~/addresses.ts'
import type { Pictured } from '~/core/cars/pictured.ts'
import { formatRupiah, rupiah } from '~/lib/money.ts'
import { words } from './words.ts'

export type ModelCard = Pictured & {
  /** How many accessories it has. */
  count: number
  lowest: number | null
}

/** The models, each with a link to its accessories. All pictures have the same scale. */
export function ModelCards({ models }: { models: readonly ModelCard[] }) {
  return (
    <section aria-labelledby="pilih-mobil" className="mt-10">
      <h2 id="pilih-mobil" className="text-xl">
        {words.models}
      </h2>
      <ul className="mt-5 grid grid-cols-2 narrow:grid-cols-1 gap-x-4 gap-y-6 sm:gap-x-6 lg:grid-cols-4">
        {models.map((model) => (
          <Card key={model.slug} model={model} />
        ))}
      </ul>
    </section>
  )
}

function Card({ model: { slug, name, picture, width, height, count, lowest } }: { model: ModelCard }) {
  return (
    <li className="group relative">
      <div className="grid justify-center overflow-hidden rounded-card bg-paper-warm py-4 transition-colors group-hover:bg-paper-sunk">
        <img src={picture} alt="" width={width} height={height} loading="lazy" className="h-14 w-auto max-w-none sm:h-20" />
      </div>
      <h3 className="mt-3 text-base">
        <a
          href={at.accessoriesOf(slug)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {name}
        </a>
      </h3>
      <p className="text-ink-soft text-sm tabular">
        {[words.count(count), lowest === null ? [] : words.from(formatRupiah(rupiah(lowest)))].flat().join(', ')}
      </p>
    </li>
  )
}
