import { type Dimensions, millimetresPerUnit } from '~/core/cars/drawings/drawing.ts'
import { type DrawnModel, drawings } from '~/core/cars/drawings/drawings.ts'
import { drawingId } from './drawing-id.ts'
import { words } from './words.ts'

const margin = 30
const above = 470
/** Drawing units of floor in front of the car. */
const floor = 120

/** A car on the studio floor, with its reflection and its length. */
export function StageCar({ model, size }: { model: DrawnModel; size: Dimensions }) {
  const Drawing = drawings[model].side
  const id = drawingId(model)
  const width = size.length / millimetresPerUnit + 2 * margin
  return (
    <>
      <svg
        viewBox={`${-margin} ${-above} ${width} ${above + floor}`}
        width={width}
        height={above + floor}
        className="h-auto w-full"
        aria-hidden="true"
      >
        <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".4" />
          <stop offset=".6" stopColor="#fff" stopOpacity=".22" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id={`${id}-floor`} maskUnits="userSpaceOnUse" x={-margin} y="0" width={width} height={floor}>
          <rect x={-margin} width={width} height={floor} fill={`url(#${id}-fade)`} />
        </mask>
        <g mask={`url(#${id}-floor)`}>
          <use href={`#${id}`} transform="scale(1 -1)" />
        </g>
        <g id={id}>
          <Drawing id={`${id}-d`} />
        </g>
      </svg>
      <Measure length={size.length} />
    </>
  )
}

/** A dimension line with the length of the car above it. */
function Measure({ length }: { length: number }) {
  return (
    <p className="-mt-3 mx-[2.4%] flex items-center gap-3 text-on-stage-soft text-xs tabular">
      <span className={end} />
      {words.millimetres(length)}
      <span className={`${end} -scale-x-100`} />
    </p>
  )
}

const end =
  'h-3 grow border-l border-current bg-[linear-gradient(currentColor)] bg-center bg-no-repeat bg-size-[100%_1px] opacity-60'
