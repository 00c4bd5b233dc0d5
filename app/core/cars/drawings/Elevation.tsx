import { type Dimensions, type View, viewBox } from './drawing.ts'
import { type DrawnModel, drawings } from './drawings.ts'

type Props = {
  model: DrawnModel
  view: View
  size: Dimensions
  /** Unique on the page; prefixes the ids inside. */
  id: string
  /** The name for screen readers. Leave it out when the car's name is beside the drawing. */
  title?: string
  className?: string
}

/** A model's elevation, to scale, painted with the custom properties `--paint` and `--roof`. */
export function Elevation({ model, view, size, id, title, className }: Props) {
  const Drawing = drawings[model][view]
  const [x, y, width, height] = viewBox(view, size)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden where the name stands beside it
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <Drawing id={id} />
    </svg>
  )
}
