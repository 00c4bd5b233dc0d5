import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { viewBox } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import { words } from './words.ts'

type Props = {
  car: Car
  /** Length of the longest car in the group, in millimetres. All cars of the group get the width that it needs. */
  longest: number
  /** Unique on the page. Other pictures repeat the drawing by this id. */
  id: string
  className: string
}

/** A side view in a frame as wide as the longest car, so that several side views have the same scale. */
export function SideToScale({ car, longest, id, className }: Props) {
  const Side = drawings[car.slug].side
  return (
    <svg
      viewBox={frameOf(car, longest).join(' ')}
      className={className}
      role="img"
      aria-label={words.drawingOf(car.name, words.side)}
    >
      <g id={id}>
        <Side id={`${id}-d`} />
      </g>
    </svg>
  )
}

/** The `viewBox`: as wide as the longest car, with this car in the middle. */
export function frameOf(car: Car, longest: number): [x: number, y: number, width: number, height: number] {
  const { size } = drawnVariant(car)
  const [, y, own, height] = viewBox('side', size)
  const [x, , width] = viewBox('side', { ...size, length: longest })
  return [x - (width - own) / 2, y, width, height]
}

export const longestOf = (cars: readonly Car[]): number => Math.max(...cars.map((car) => drawnVariant(car).size.length))
