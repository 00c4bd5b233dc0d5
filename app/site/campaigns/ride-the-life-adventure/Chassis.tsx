import { frontAxles } from '~/core/cars/axles.ts'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { Across } from '~/core/cars/drawings/dimension-lines.tsx'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { formatNumber } from '~/lib/number.ts'
import { words } from '../words.ts'

/** Drawing units. `rail`: from the centre line to a rail of the frame. `tyre`: half its length, and its width. */
const rail = 96
const tyre = { half: 97, width: 66 }

/** The frame from above with the nose to the left: shows where the power goes and which differentials lock. */
export function Chassis({ car }: { car: Car }) {
  const { size } = drawnVariant(car)
  const [length, width, wheelbase] = [size.length, size.width, size.wheelbase].map((side) => side / millimetresPerUnit) as [
    number,
    number,
    number,
  ]
  const front = frontAxles[car.slug]
  const rear = front + wheelbase
  const half = width / 2
  const wheel = half - tyre.width
  const transfer = front + 360
  return (
    <svg
      viewBox={`-30 ${-half - 40} ${length + 60} ${width + 170}`}
      className="block w-full"
      role="img"
      aria-label={words.chassis(car.name, formatNumber(size.wheelbase))}
    >
      <path
        d={`M70 ${-half}H${length - 60}Q${length} ${-half} ${length} ${-half + 70}V${half - 70}Q${length} ${half} ${length - 60} ${half}H70Q0 ${half - 20} 0 70V-70Q0 ${-half + 20} 70 ${-half}Z`}
        className="fill-none stroke-line-strong"
        strokeWidth="4"
        strokeDasharray="14 10"
      />
      {[front, rear].map((axle) => (
        <g key={axle} className="fill-ink">
          <rect x={axle - tyre.half} y={-half} width={2 * tyre.half} height={tyre.width} rx="16" />
          <rect x={axle - tyre.half} y={wheel} width={2 * tyre.half} height={tyre.width} rx="16" />
        </g>
      ))}
      <path
        d={`M50-70 110 ${-rail}H${length - 60}M50 70 110 ${rail}H${length - 60}`}
        className="fill-none stroke-ink-soft"
        strokeWidth="18"
        strokeLinejoin="round"
      />
      <path
        d={[50, 350, transfer - 60, transfer + 140, rear - 130, rear + 110, length - 64]
          .map((x) => `M${x} ${x === 50 ? -70 : -rail}V${x === 50 ? 70 : rail}`)
          .join('')}
        className="fill-none stroke-ink-soft"
        strokeWidth="13"
      />
      <path
        d={`M${front} ${-wheel}V${wheel}M${rear} ${-wheel}V${wheel}M340 0H${rear}M${transfer} 44H${front}`}
        className="fill-none stroke-(--glow)"
        strokeWidth="14"
      />
      <rect x="140" y="-62" width="200" height="88" rx="12" className="fill-(--glow)" />
      <rect x={transfer - 56} y="-42" width="112" height="112" rx="12" className="fill-(--glow)" />
      <circle cx={front} cy="44" r="36" className="fill-(--ground) stroke-(--glow)" strokeWidth="12" />
      <circle cx={rear} r="54" className="fill-(--glow)" />
      <path
        d={`M${rear - 22}-6H${rear + 22}V26H${rear - 22}ZM${rear - 13}-6V-16A13 13 0 0 1 ${rear + 13}-16V-6`}
        className="fill-(--ground) stroke-(--ground)"
        strokeWidth="6"
        fillOpacity="1"
      />
      <Across from={front} to={rear} y={half + 74} value={words.millimetres(formatNumber(size.wheelbase))} />
    </svg>
  )
}
