import { at } from '~/addresses.ts'
import { type Car, type Fuel, isOnSale, seatsOf, type Variant } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import type { Match } from '~/core/cars/filter.ts'
import { paintClass } from '~/core/cars/paint.ts'
import { cheapest } from '~/core/cars/price.ts'
import { fuelNames, priceLabel } from '~/core/cars/words.ts'
import { formatRupiah } from '~/lib/money.ts'
import { Facts } from '~/ui/Facts.tsx'
import { SideToScale } from './SideToScale.tsx'
import { words } from './words.ts'

type Props = { match: Match /** Length of the longest model shown, in millimetres. */; longest: number; level: 'h2' | 'h3' }

/** A model in the overview. The whole card links to its page. */
export function CarCard({ match: { car, variants }, longest, level: Heading }: Props) {
  return (
    <li className="group relative grid content-start">
      <div className="grid items-end overflow-hidden rounded-card bg-paper-warm px-4 pt-6 pb-3 transition-colors group-hover:bg-paper-sunk">
        <SideToScale
          car={car}
          longest={longest}
          id={`gambar-${car.slug}`}
          className={`w-full ${paintClass(car)} ${transitionClass(car.slug)}`}
        />
      </div>
      <Heading className="mt-4 text-xl">
        <a
          href={at.car(car.class, car.slug)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {car.name}
        </a>
      </Heading>
      <Facts className="mt-1 text-ink-soft text-sm" facts={factsOf(car, variants)} />
      <CardPrice car={car} variants={variants} />
    </li>
  )
}

function CardPrice({ car, variants }: Match) {
  const { price } = cheapest(variants)
  return (
    <p className="mt-3 grid">
      {!isOnSale(car) && (
        <span className="mb-1 justify-self-start rounded-pill bg-paper-sunk px-3 py-0.5 text-sm">{words.noLongerSold}</span>
      )}
      <span className="tabular">
        <span className="text-ink-soft text-sm">{isOnSale(car) ? words.from : words.lastPrice} </span>
        <span className={isOnSale(car) ? 'font-bold text-lg' : 'text-ink-soft'}>{formatRupiah(price.amount)}</span>
      </span>
      <span className="text-ink-soft text-xs">{priceLabel(price)}</span>
      {price.confidence === 'low' && <span className="text-ink-soft text-xs">{words.toConfirm}</span>}
    </p>
  )
}

/** As `MPV`, `7 kursi`, `Bensin`, `6 varian`. */
function factsOf(car: Car, variants: readonly Variant[]): string[] {
  const seats = unique(variants.map((variant) => seatsOf(car, variant))).toSorted((a, b) => a - b)
  const fuels = unique<Fuel>(variants.map(({ fuel }) => fuel)).map((fuel) => fuelNames[fuel])
  const count =
    variants.length === car.variants.length
      ? words.variants(variants.length)
      : words.variantsFit(variants.length, car.variants.length)
  return [car.body, words.seatCount(seats), fuels.join(' / '), count]
}

const unique = <T,>(list: readonly T[]): T[] => [...new Set(list)]
