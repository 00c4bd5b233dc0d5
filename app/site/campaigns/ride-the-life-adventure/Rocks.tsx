import { frontAxles } from '~/core/cars/axles.ts'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { Upright } from '~/core/cars/drawings/dimension-lines.tsx'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { formatNumber } from '~/lib/number.ts'
import { carId } from '../campaign-style.ts'
import { words } from '../words.ts'

/** Stones. `high`: share of the ground clearance. `at`: place between the axles. */
const stones = [
  { at: 0.2, high: 0.72 },
  { at: 0.36, high: 1 },
  { at: 0.56, high: 0.86 },
  { at: 0.76, high: 0.98 },
] as const

/** The car over stones as high as its ground clearance, to scale. */
export function Rocks({ car }: { car: Car }) {
  const { length, wheelbase, clearance } = drawnVariant(car).size
  const [long, apart, high] = [length, wheelbase, clearance].map((side) => side / millimetresPerUnit) as [number, number, number]
  return (
    <svg
      viewBox={`-170 -480 ${long + 210} 560`}
      className="block w-full"
      role="img"
      aria-label={words.rocks(car.name, formatNumber(clearance))}
    >
      <use href={`#${carId}`} />
      {stones.map(({ at, high: share }) => (
        <Stone key={at} x={frontAxles[car.slug] + at * apart} height={high * share} />
      ))}
      <path d={`M-90 0H${long + 40}V60H-90Z`} className="fill-line" />
      <path d={`M-90 0H${long + 40}`} className="stroke-ink" strokeWidth="3" />
      <path d={`M-60 ${-high}H${long + 40}`} className="fill-none stroke-(--glow)" strokeWidth="4" strokeDasharray="22 12" />
      <Upright x={-62} height={high} reach={20} value={formatNumber(clearance)} />
    </svg>
  )
}

function Stone({ x, height }: { x: number; height: number }) {
  return (
    <g transform={`translate(${x} 0) scale(${height / 54})`}>
      <path d="M-52 1-46-22-30-38-12-54 14-52 34-40 50-18 54 1Z" fill="#6d6455" />
      <path d="M-30-38-12-54 14-52 4-34-18-30ZM34-40 14-52 4-34 24-24Z" fill="#8d8371" />
      <path d="M-46-22-30-38-18-30-24-8ZM4-34 24-24 20 1H-6Z" fill="#5a5245" />
    </g>
  )
}
