import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import type { Subject } from '~/core/cars/spec.ts'
import { traceClass } from './compare-style.ts'
import { number } from './Overlay.tsx'
import type { Space } from './space.ts'
import { Ground } from './surroundings.tsx'
import { words } from './words.ts'

const units = (millimetres: number): number => millimetres / millimetresPerUnit
const rowHeight = 64
const highestCar = 1900

/** The noses over each other, in the middle of the visitor's garage or gate. */
export function FrontOverlay({ subjects, space }: { subjects: Subject[]; space: Space | null }) {
  const widest = Math.max(...subjects.map(({ variant }) => variant.size.width), space?.width ?? 0)
  const half = units(widest) / 2 + 80
  const top = -units(Math.max(highestCar, space?.height ?? 0)) - 40
  const bottom = 40 + rowHeight * subjects.length
  const label = words.overlayFront(subjects.map(({ car, variant }) => words.widthOf(car.name, number(variant.size.width))))
  return (
    <svg viewBox={`${-half} ${top} ${2 * half} ${bottom - top}`} className="w-full" role="img" aria-label={label}>
      <Ground from={-half} to={half} />
      {space?.width && <Opening width={units(space.width)} height={space.height === null ? -top - 40 : units(space.height)} />}
      {subjects.map(({ car }, place) => {
        const Front = drawings[car.slug].front
        return (
          <g key={`${place}-${car.slug}`} filter={`url(#jejak-${place + 1})`} className="traced">
            <Front id={`f${place}`} />
          </g>
        )
      })}
      {subjects.map(({ variant }, place) => (
        <WidthLine key={`${place}-${variant.slug}`} place={place} width={variant.size.width} />
      ))}
    </svg>
  )
}

function Opening({ width, height }: { width: number; height: number }) {
  return (
    <path
      d={`M${-width / 2} 0V${-height}H${width / 2}V0`}
      className="fill-none stroke-ink"
      strokeWidth="3"
      strokeDasharray="10 6"
      vectorEffect="non-scaling-stroke"
    />
  )
}

function WidthLine({ place, width }: { place: number; width: number }) {
  const y = 50 + rowHeight * place
  const half = units(width) / 2
  return (
    <g className={traceClass(place)}>
      <path
        d={`M${-half} ${y}H${half}M${-half} ${y - 14}V${y + 14}M${half} ${y - 14}V${y + 14}`}
        stroke="var(--trace)"
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <text
        x="0"
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className="measure fill-ink stroke-paper tabular"
        strokeWidth="16"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {number(width)}
      </text>
    </g>
  )
}
