import { at } from '~/addresses.ts'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { Across } from '~/core/cars/drawings/dimension-lines.tsx'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { type DrawnModel, drawings } from '~/core/cars/drawings/drawings.ts'
import { paintClass } from '~/core/cars/paint.ts'
import { formatNumber } from '~/lib/number.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { Trail } from '../frame/Trail.tsx'
import { Depot } from './Depot.tsx'
import type { Use } from './fleet.server.ts'
import { requestId } from './Request.tsx'
import { words } from './words.ts'

/** Id of a car's drawing. The page contains the drawing once and repeats it with <use>. */
export const drawingId = (model: DrawnModel): string => `mobil-${model}`

type Props = { title: string; lead: string; cars: readonly Car[] }

export function Convoy({ title, lead, cars }: Props) {
  return (
    <section className="overflow-clip bg-paper-warm">
      <div className="content pt-5 lg:pt-7">
        <Trail steps={[{ label: words.name, href: at.fleet() }]} />
        <h1 className="mt-6 max-w-[14em] text-4xl">{title}</h1>
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <p className="max-w-form text-ink-soft text-lg">{lead}</p>
          <ButtonLink href={`#${requestId}`}>{words.ask}</ButtonLink>
        </div>
      </div>
      <Row cars={cars} />
    </section>
  )
}

/** The first car of every use. */
export function convoyOf(uses: readonly Use[]): Car[] {
  return [...new Set(uses.flatMap(({ fits }) => fits[0]?.car ?? []))]
}

/** Gap between two cars, in drawing units. */
const gap = 60

/** The cars in a row at one scale. A narrow screen shows the first ones. */
function Row({ cars }: { cars: readonly Car[] }) {
  const placed = inLine(cars)
  const width = placed.reduce((sum, { length }) => sum + length + gap, gap)
  return (
    <svg
      viewBox={`${-gap} -600 ${width} 800`}
      className="mt-4 block w-[max(100%,66rem)]"
      role="img"
      aria-label={words.convoy(cars.map(({ name }) => name))}
    >
      <Depot from={-gap} width={width} />
      {placed.map(({ car, x, length }) => {
        const Side = drawings[car.slug].side
        return (
          <g key={car.slug} transform={`translate(${x})`} className={paintClass(car)}>
            <g id={drawingId(car.slug)}>
              <Side id={`${drawingId(car.slug)}-d`} />
            </g>
            <Across from={0} to={length} y={150} value={words.lengthOf(car.name, formatNumber(drawnVariant(car).size.length))} />
          </g>
        )
      })}
    </svg>
  )
}

function inLine(cars: readonly Car[]): { car: Car; x: number; length: number }[] {
  let x = 0
  return cars.map((car) => {
    const length = drawnVariant(car).size.length / millimetresPerUnit
    const placed = { car, x, length }
    x += length + gap
    return placed
  })
}
