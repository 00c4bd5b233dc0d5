const tick = 9
/** The oblique mark at the end of a dimension line. */
const slash = (x: number, y: number): string => `M${x - tick} ${y + tick}L${x + tick} ${y - tick}`

const line = { className: 'fill-none stroke-ink-soft', vectorEffect: 'non-scaling-stroke' } as const

/**
 * The size of the numbers, in drawing units. A narrow screen shows a smaller picture with numbers of the same size. The class
 * `.near` is for a picture of few units. `ground`: the colour behind the numbers.
 */
export function measureCss({ narrow, wide, ground }: { narrow: number; wide: number; ground: string }): string {
  return (
    `.measure{font-size:calc(var(--near,1)*${narrow}px)}.measure[paint-order]{stroke:${ground};stroke-width:.5em}.near{--near:.6}` +
    `@media(width>=48rem){.measure{font-size:calc(var(--near,1)*${wide}px)}}`
  )
}

/** A horizontal dimension line below the ground. */
export function Across({ from, to, y, value }: { from: number; to: number; y: number; value: string }) {
  const extensions = `M${from} ${y - 30}V${y + tick}M${to} ${y - 30}V${y + tick}`
  return (
    <>
      <path {...line} d={`${extensions}M${from} ${y}H${to}${slash(from, y)}${slash(to, y)}`} />
      <Value x={(from + to) / 2} y={y} value={value} />
    </>
  )
}

type UprightProps = { x: number; height: number; value: string /** How far the extension lines reach. */; reach: number }

/** A vertical dimension line from the ground up, with its value beside it. */
export function Upright({ x, height, value, reach }: UprightProps) {
  return (
    <>
      <path {...line} d={`M${x + reach} ${-height}H${x - tick}M${x} 0V${-height}${slash(x, 0)}${slash(x, -height)}`} />
      <Value x={x - 60} y={-height / 2} value={value} />
    </>
  )
}

function Value({ x, y, value }: { x: number; y: number; value: string }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      className="measure fill-ink tabular"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {value}
    </text>
  )
}
