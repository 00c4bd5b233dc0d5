import { frontAxles } from '~/core/cars/axles.ts'
import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import { paintClass } from '~/core/cars/paint.ts'
import { formatNumber } from '~/lib/number.ts'
import { drawingId } from './Convoy.tsx'
import type { Fit } from './fleet.server.ts'
import { words } from './words.ts'

/** Width of the longest car of the range. All pictures have this width, so they have the same scale. */
const widest = 1360

/** The car from the side. A body without a drawing is shown by its outline. */
export function Picture({ fit: { car, variant }, again }: { fit: Fit; again: boolean }) {
  const { length, wheelbase } = variant.size
  const spare = (widest - length / millimetresPerUnit) / 2
  const isDrawn = length === drawnVariant(car).size.length
  const label = words.otherBody(formatNumber(length), formatNumber(wheelbase))
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: aria-label names it, or it is hidden because its name is next to it
    <svg
      viewBox={`${-spare} -480 ${widest} 500`}
      className={`block w-full rounded-card bg-paper-warm ${paintClass(car)}`}
      {...(isDrawn ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {isDrawn ? <Drawn car={car} again={again} /> : <Outline car={car} variant={variant} />}
    </svg>
  )
}

function Drawn({ car, again }: { car: Car; again: boolean }) {
  const id = drawingId(car.slug)
  const Side = drawings[car.slug].side
  if (again) return <use href={`#${id}`} />
  return (
    <g id={id}>
      <Side id={`${id}-d`} />
    </g>
  )
}

/** Radius of a tyre in the outline, in drawing units. */
const tyre = 82

/** Length, height and wheelbase to scale. */
function Outline({ car, variant: { size } }: Omit<Fit, 'reasons'>) {
  const [length, height, wheelbase] = [size.length, size.height, size.wheelbase].map((side) => side / millimetresPerUnit) as [
    number,
    number,
    number,
  ]
  const front = frontAxles[car.slug]
  return (
    <>
      <g className="fill-none stroke-line-strong" strokeWidth="5">
        <path d={`M0-90V${-height}H${length}V-90`} strokeDasharray="18 14" />
        {[front, front + wheelbase].map((x) => (
          <circle key={x} cx={x} cy={-tyre} r={tyre} />
        ))}
        <path d={`M0 0H${length}M${front} ${-tyre}h${wheelbase}`} />
      </g>
      <g className="measure fill-ink-soft tabular" textAnchor="middle">
        <text x={length / 2} y={-height / 2 - 40}>
          {words.millimetres(formatNumber(size.length))}
        </text>
        <text x={front + wheelbase / 2} y={-tyre - 24}>
          {words.millimetres(formatNumber(size.wheelbase))}
        </text>
      </g>
    </>
  )
}
