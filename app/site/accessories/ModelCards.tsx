import { at } from '~/addresses.ts'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { Elevation } from '~/core/cars/drawings/Elevation.tsx'
import { paintClass } from '~/core/cars/paint.ts'
import { formatRupiah, type Rupiah } from '~/lib/money.ts'
import { words } from './words.ts'

export type ModelCard = {
  car: Car
  /** How many accessories it has. */
  count: number
  lowest: Rupiah | null
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
          <Card key={model.car.slug} model={model} />
        ))}
      </ul>
    </section>
  )
}

function Card({ model: { car, count, lowest } }: { model: ModelCard }) {
  return (
    <li className="group relative">
      <div className="grid justify-center overflow-hidden rounded-card bg-paper-warm py-4 transition-colors group-hover:bg-paper-sunk">
        <Elevation
          model={car.slug}
          view="side"
          size={drawnVariant(car).size}
          id={`gambar-${car.slug}`}
          className={`h-14 w-auto max-w-none sm:h-20 ${paintClass(car)} ${transitionClass(car.slug)}`}
        />
      </div>
      <h3 className="mt-3 text-base">
        <a
          href={at.accessoriesOf(car.slug)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {car.name}
        </a>
      </h3>
      <p className="text-ink-soft text-sm tabular">
        {[words.count(count), lowest === null ? [] : words.from(formatRupiah(lowest))].flat().join(', ')}
      </p>
    </li>
  )
}
