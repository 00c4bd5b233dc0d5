import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import type { Subject } from '~/core/cars/spec.ts'
import { traceClass } from './compare-style.ts'
import { sideId } from './Lineup.tsx'
import { number } from './Overlay.tsx'
import type { Space } from './space.ts'
import { Ground, Person, Roof } from './surroundings.tsx'
import { Trace, TraceFilters } from './Trace.tsx'
import { words } from './words.ts'

const units = (millimetres: number): number => millimetres / millimetresPerUnit

/** Room for the person, to the left of the noses. */
const left = -230
const rowHeight = 64
const gateHeight = 2300

export function SideOverlay({ subjects, space }: { subjects: Subject[]; space: Space | null }) {
  const furthest = Math.max(...subjects.map(({ variant }) => variant.size.length), space?.length ?? 0)
  const highest = Math.max(gateHeight, space?.height ?? 0)
  const [right, top] = [units(furthest) + 90, -units(highest) - 70]
  const bottom = 40 + rowHeight * subjects.length
  const label = words.overlaySide(
    subjects.map(({ car, variant }) => words.lengthOf(car.name, number(variant.size.length), number(variant.size.height))),
  )
  return (
    <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} className="w-full" role="img" aria-label={label}>
      <TraceFilters count={subjects.length} />
      <Ground from={left} to={right} />
      <Roof from={left} to={right} height={units(gateHeight)} label={words.gate} />
      <Person at={-140} label={words.person} />
      {space && <YourSpace space={space} from={left} to={right} />}
      {subjects.map(({ car }, place) => (
        <Trace key={`${place}-${car.slug}`} place={place} drawing={sideId(place)} />
      ))}
      {subjects.map(({ car, variant }, place) => (
        <LengthLine key={`${place}-${variant.slug}`} place={place} name={car.name} length={variant.size.length} />
      ))}
    </svg>
  )
}

function LengthLine({ place, name, length }: { place: number; name: string; length: number }) {
  const y = 50 + rowHeight * place
  const end = units(length)
  return (
    <g className={traceClass(place)}>
      <path
        d={`M0 ${y}H${end}M0 ${y - 14}V${y + 14}M${end} ${y - 14}V${y + 14}`}
        stroke="var(--trace)"
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <text
        x={end / 2}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className="measure fill-ink stroke-paper tabular"
        strokeWidth="16"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {name} {number(length)}
      </text>
    </g>
  )
}

/** The visitor's garage from the wall before the nose, or the height of a gate alone. */
function YourSpace({ space, from, to }: { space: Space; from: number; to: number }) {
  const height = space.height === null ? null : units(space.height)
  if (space.length === null)
    return height === null ? null : <Roof from={from} to={to} height={height} label={words.yours} strong />
  const end = units(space.length)
  const walls = height === null ? `M0 0V-400M${end} 0V-400` : `M0 0V${-height}H${end}V0`
  return (
    <path d={walls} className="fill-none stroke-ink" strokeWidth="3" strokeDasharray="10 6" vectorEffect="non-scaling-stroke" />
  )
}
