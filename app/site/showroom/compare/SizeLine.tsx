import { traceClass } from './compare-style.ts'
import { lineOf } from './overlay-frame.ts'

type Props = { place: number; from: number; to: number; text: string }

/** The dimension line of a car's length or width, in the tint of the car. */
export function SizeLine({ place, from, to, text }: Props) {
  const y = lineOf(place)
  const ends = [from, to].map((x) => `M${x} ${y - 14}V${y + 14}`).join('')
  return (
    <g className={traceClass(place)}>
      <path
        d={`M${from} ${y}H${to}${ends}`}
        stroke="var(--trace)"
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <text
        x={(from + to) / 2}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className="measure fill-ink stroke-paper tabular"
        strokeWidth="16"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {text}
      </text>
    </g>
  )
}
