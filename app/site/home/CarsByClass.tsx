import { at } from '~/addresses.ts'
import { type Car, carClasses, drawnVariant, isOnSale } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { type Dimensions, millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { type DrawnModel, drawings } from '~/core/cars/drawings/drawings.ts'
import { paintClass } from '~/core/cars/paint.ts'
import { lowestPrice } from '~/core/cars/price.ts'
import { classNames, priceLabel } from '~/core/cars/words.ts'
import { formatRupiah } from '~/lib/money.ts'
import { Facts } from '~/ui/Facts.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { drawingId } from './drawing-id.ts'
import { words } from './words.ts'

type Props = { cars: readonly Car[] /** Models whose drawing the page already contains. */; drawnAbove: readonly string[] }

export function CarsByClass({ cars, drawnAbove }: Props) {
  return (
    <section className="content py-section" aria-labelledby="pilih-mobil">
      <h2 id="pilih-mobil" className="text-3xl">
        {words.cars}
      </h2>
      <p className="mt-3 text-ink-soft">{words.carsIntro}</p>
      {carClasses.map((carClass) => (
        <section key={carClass} className="mt-10" aria-labelledby={carClass}>
          <h3 id={carClass} className="border-line border-b pb-2 text-ink-soft text-sm">
            {classNames[carClass]}
          </h3>
          <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {cars
              .filter((car) => car.class === carClass)
              .map((car) => (
                <CarCard key={car.slug} car={car} again={drawnAbove.includes(car.slug)} />
              ))}
          </ul>
        </section>
      ))}
      <a
        href={at.cars()}
        className="mt-12 inline-flex min-h-11 items-center gap-2 font-semibold hover:underline hover:underline-offset-4"
      >
        {words.allCars}
        <Icon name="arrow" />
      </a>
    </section>
  )
}

function CarCard({ car, again }: { car: Car; again: boolean }) {
  const price = lowestPrice(car)
  return (
    <li className="group relative">
      <div
        className={`${paintClass(car)} ${transitionClass(car.slug)} rounded-card bg-paper-warm p-4 transition-colors group-hover:bg-paper-sunk`}
      >
        <CarPicture model={car.slug} size={drawnVariant(car).size} again={again} />
      </div>
      <h4 className="mt-4 text-xl">
        <a href={at.car(car.class, car.slug)} className="after:absolute after:inset-0">
          {car.name}
        </a>
      </h4>
      <Facts className="text-ink-soft text-sm" facts={[car.body, words.seats(car.seats)]} />
      <p className="mt-2 text-sm">
        {isOnSale(car) ? words.priceFrom : `${words.noLongerSold}, ${words.lastPrice}`}{' '}
        <span className="font-semibold tabular">{formatRupiah(price.amount)}</span>
        <span className="block text-ink-soft text-xs">{priceLabel(price)}</span>
      </p>
    </li>
  )
}

/** The picture is as wide as the longest model. All models have the same scale. */
function CarPicture({ model, size, again }: { model: DrawnModel; size: Dimensions; again: boolean }) {
  const Drawing = drawings[model].side
  const id = drawingId(model)
  const spare = (widest - size.length / millimetresPerUnit) / 2
  return (
    <svg viewBox={`${-spare} -470 ${widest} 490`} width={widest} height="490" className="h-auto w-full" aria-hidden="true">
      {again ? (
        <use href={`#${id}`} />
      ) : (
        <g id={id}>
          <Drawing id={`${id}-d`} />
        </g>
      )}
    </svg>
  )
}

const widest = 1390
