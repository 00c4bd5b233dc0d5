import { at } from '~/addresses.ts'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { paintClass } from '~/core/cars/paint.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { drawingId } from './drawing-id.ts'
import { words } from './words.ts'

/** Inner size of the garage of many new houses, in millimetres. */
const garage = { length: 5500, height: 2300 }

/** Links to the comparison, where visitors can measure any car against their own garage. */
export function Garage({ car }: { car: Car }) {
  return (
    <section className="content grid items-center gap-x-16 gap-y-8 pb-section lg:grid-cols-[2fr_3fr]" aria-labelledby="garasi">
      <div>
        <h2 id="garasi" className="text-2xl">
          {words.garage}
        </h2>
        <p className="mt-3 text-ink-soft">{words.garageIntro}</p>
        <p className="mt-6">
          <ButtonLink href={at.compare()} tone="secondary">
            {words.measure}
          </ButtonLink>
        </p>
      </div>
      <Section car={car} />
    </section>
  )
}

/** A cross-section of a garage from the side, with a car in it, to scale. */
function Section({ car }: { car: Car }) {
  const { length } = drawnVariant(car).size
  const [inside, high, long] = [garage.length, garage.height, length].map((side) => side / millimetresPerUnit) as [
    number,
    number,
    number,
  ]
  const front = 40
  const spare = garage.length - length - front * millimetresPerUnit
  return (
    <svg
      viewBox={`-60 ${-high - 130} ${inside + 120} ${high + 270}`}
      className="h-auto w-full rounded-card bg-paper-warm"
      aria-hidden="true"
    >
      <path d={`M0 0V${-high}H${inside}V0`} fill="none" stroke="currentColor" strokeWidth="8" />
      <path d={`M-60 4H${inside + 60}`} stroke="currentColor" strokeWidth="8" />
      <use href={`#${drawingId(car.slug)}`} x={front} className={paintClass(car)} />
      <Line from={0} to={inside} y={-high - 45} text={words.millimetres(garage.length)} />
      <Line from={front} to={front + long} y={60} text={words.millimetres(length)} />
      <Line from={front + long} to={inside} y={60} text={words.millimetres(spare)} />
    </svg>
  )
}

function Line({ from, to, y, text }: { from: number; to: number; y: number; text: string }) {
  return (
    <g className="text-ink-soft">
      <path d={`M${from} ${y - 12}v24M${to} ${y - 12}v24M${from} ${y}H${to}`} fill="none" stroke="currentColor" strokeWidth="3" />
      <text x={(from + to) / 2} y={y + (y < 0 ? -20 : 48)} textAnchor="middle" fontSize="38" fill="currentColor">
        {text}
      </text>
    </g>
  )
}
