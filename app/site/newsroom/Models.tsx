import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import { pictured } from '~/core/cars/pictured.ts'
import { lowestPrice } from '~/core/cars/price.ts'
import { priceLabel } from '~/core/cars/words.ts'
import { formatRupiah } from '~/lib/money.ts'
import { words } from './words.ts'

type Action = { href: string; label: string }
type Props = {
  title: string
  cars: readonly Car[]
  /** What a visitor can do with a model, below its price. */
  actionOf?: (car: Car) => Action | null
}

/** The models an article is about, each with its price. */
export function Models({ title, cars, actionOf = () => null }: Props) {
  if (cars.length === 0) return null
  return (
    <section className="mx-auto mt-12 max-w-prose print:hidden">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {cars.map((car) => (
          <Model key={car.slug} car={car} action={actionOf(car)} />
        ))}
      </ul>
    </section>
  )
}

function Model({ car, action }: { car: Car; action: Action | null }) {
  const { picture, width, height } = pictured(car)
  return (
    <li className="group relative grid grid-cols-[--spacing(28)_1fr] items-center gap-4">
      <img src={picture} alt="" width={width} height={height} loading="lazy" className="w-full rounded-card bg-paper-warm p-2" />
      <div>
        <a href={at.car(car.class, car.slug)} className="font-semibold after:absolute after:inset-0 group-hover:underline">
          {car.name}
        </a>
        <p className="text-sm tabular">
          {words.from} {formatRupiah(lowestPrice(car).amount)}
        </p>
        <p className="text-ink-soft text-xs">{priceLabel(lowestPrice(car))}</p>
        {action && (
          <a href={action.href} className="relative inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {action.label}
            <span className="sr-only"> {car.name}</span>
          </a>
        )}
      </div>
    </li>
  )
}
