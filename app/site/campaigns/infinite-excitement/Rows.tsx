import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { Across } from '~/core/cars/drawings/dimension-lines.tsx'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import type { Scene } from '~/core/content/campaigns.ts'
import { formatNumber } from '~/lib/number.ts'
import { SceneText } from '../SceneText.tsx'
import { words } from '../words.ts'

/** Seats from above. `at`: distance of the row from the nose as a share of the length. `across`: shares of the width. */
const rows = [
  { at: 0.4, across: [0.3, 0.7] },
  { at: 0.6, across: [0.22, 0.5, 0.78] },
  { at: 0.8, across: [0.32, 0.68] },
] as const

export function Rows({ scene, car }: { scene: Scene; car: Car }) {
  return (
    <section aria-labelledby="kursi" className="content grid items-center gap-x-16 gap-y-8 pt-section lg:grid-cols-[2fr_3fr]">
      <SceneText scene={scene} car={car} id="kursi" />
      <Plan car={car} />
    </section>
  )
}

/** A plan of the car: outline to scale, with its seats. */
function Plan({ car }: { car: Car }) {
  const { size } = drawnVariant(car)
  const [length, width] = [size.length / millimetresPerUnit, size.width / millimetresPerUnit]
  const half = width / 2
  const seats = rows.flatMap((row) => row.across.map((share) => ({ x: row.at * length, y: (share - 0.5) * width * 0.86 })))
  return (
    <svg
      viewBox={`-30 ${-half - 30} ${length + 60} ${width + 150}`}
      className="block w-full"
      role="img"
      aria-label={words.seatPlan(car.name, formatNumber(size.length))}
    >
      <path
        d={`M60 ${-half}H${length - 70}Q${length} ${-half} ${length} ${-half + 80}V${half - 80}Q${length} ${half} ${length - 70} ${half}H60Q0 ${half - 30} 0 60V-60Q0 ${-half + 30} 60 ${-half}Z`}
        className="fill-none stroke-ink"
        strokeWidth="5"
      />
      <path
        d={`M${length * 0.27} ${-half + 26}Q${length * 0.22} 0 ${length * 0.27} ${half - 26}M${length * 0.95} ${-half + 50}Q${length * 0.98} 0 ${length * 0.95} ${half - 50}M70 ${-half + 60}Q190 ${-half + 40} ${length * 0.25} ${-half + 46}M70 ${half - 60}Q190 ${half - 40} ${length * 0.25} ${half - 46}`}
        className="fill-none stroke-ink-soft"
        strokeWidth="3"
      />
      {seats.map(({ x, y }, at) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path
            d="M-70-48Q-70-58-60-58H38Q60-58 60-36V36Q60 58 38 58H-60Q-70 58-70 48Z"
            className="fill-(--glow)"
            opacity=".16"
          />
          <path d="M38-58Q60-58 60-36V36Q60 58 38 58 26 58 26 46V-46Q26-58 38-58Z" className="fill-(--glow)" />
          <text x="-18" textAnchor="middle" dominantBaseline="central" className="measure fill-ink font-bold">
            {at + 1}
          </text>
        </g>
      ))}
      <ellipse cx={length * 0.31} cy={-0.2 * width * 0.86} rx="9" ry="40" className="fill-none stroke-ink-soft" strokeWidth="6" />
      <Across from={0} to={length} y={half + 60} value={words.millimetres(formatNumber(size.length))} />
    </svg>
  )
}
