import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { Across } from '~/core/cars/drawings/dimension-lines.tsx'
import { formatNumber } from '~/lib/number.ts'
import { words } from '../words.ts'

/** Weight of a kilogram in newtons. */
const gravity = 9.81

/** Shows torque as a load at the end of a lever of one metre. */
export function Lever({ car }: { car: Car }) {
  const { torqueNm } = drawnVariant(car).engine
  const [torque, load] = [formatNumber(torqueNm), formatNumber(Math.round(torqueNm / gravity))]
  return (
    <figure>
      <svg viewBox="-190 -220 780 520" className="near block w-full" aria-hidden="true">
        <g className="fill-none stroke-ink">
          <path d={teeth} strokeWidth="22" strokeDasharray="21.6 21.6" />
          <circle r="120" strokeWidth="8" />
          <circle r="58" strokeWidth="5" />
        </g>
        <circle r="120" className="fill-(--glow)" opacity=".16" />
        <path d="M-20-18H470Q490-18 490 0T470 18H-20Q-38 18-38 0T-20-18Z" className="fill-ink" />
        <circle r="16" className="fill-(--ground)" />
        <path d="M-84-146A168 168 0 0 1 104-132" className="fill-none stroke-(--glow)" strokeWidth="12" />
        <path d="M82-160 140-104 70-98Z" className="fill-(--glow)" />
        <path d="M470 10V92" className="stroke-ink" strokeWidth="5" />
        <path
          d="M430 96Q470 76 510 96L500 118Q556 150 550 220 546 262 470 262T390 220Q384 150 440 118Z"
          className="fill-(--glow)"
        />
        <path d="M438 118H502" className="stroke-(--ground)" strokeWidth="6" />
        <text
          x="470"
          y="196"
          textAnchor="middle"
          dominantBaseline="central"
          className="measure fill-(--ground) font-bold tabular"
        >
          {words.kilograms(load)}
        </text>
        <Across from={0} to={470} y={-70} value={words.metre} />
      </svg>
      <figcaption className="mt-2 text-ink-soft text-sm">{words.lever(torque, load)}</figcaption>
    </figure>
  )
}

/** The outline of a flywheel. Its dashes look like teeth. */
const teeth = 'M0-132A132 132 0 1 1 0 132A132 132 0 1 1 0-132'
