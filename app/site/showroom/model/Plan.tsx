import type { ReactNode } from 'react'
import type { PlanFrame } from './plan-frame.ts'

type PlanProps = {
  frame: PlanFrame
  /** The label for screen readers: the dimensions in words. */
  label: string
  /** Id of the drawing to repeat. */
  drawing: string
  className: string
  children: ReactNode
}

const top = -500
const bottom = 205
/** Half a metre, in drawing units. */
const square = 125

/** A drawing on squared paper. `children` are its dimension lines. */
export function Plan({ frame: { from, to }, label, drawing, className, children }: PlanProps) {
  const uprights = ticks(from, to).map((x) => `M${x} ${top}V0`)
  const levels = ticks(top, 0).map((y) => `M${from} ${y}H${to}`)
  return (
    <svg viewBox={`${from} ${top} ${to - from} ${bottom - top}`} className={`w-full ${className}`} role="img" aria-label={label}>
      <path d={[...uprights, ...levels].join('')} className="fill-none stroke-line" vectorEffect="non-scaling-stroke" />
      <use href={`#${drawing}`} />
      <path d={`M${from} 0H${to}`} className="fill-none stroke-ink" vectorEffect="non-scaling-stroke" />
      {children}
    </svg>
  )
}

function ticks(from: number, to: number): number[] {
  const first = Math.ceil(from / square)
  return Array.from({ length: Math.floor(to / square) - first + 1 }, (_, at) => (first + at) * square)
}

const line = { className: 'fill-none stroke-ink-soft', vectorEffect: 'non-scaling-stroke' } as const
const tick = 9

/** A horizontal dimension line below the ground, with its extension lines. */
export function Across({ from, to, y, value }: { from: number; to: number; y: number; value: string }) {
  return (
    <>
      <path {...line} d={`M${from} 14V${y + tick}M${to} 14V${y + tick}M${from} ${y}H${to}${slash(from, y)}${slash(to, y)}`} />
      <Value x={(from + to) / 2} y={y} value={value} />
    </>
  )
}

type UprightProps = { x: number; height: number; value: string; below?: boolean }

/** A vertical dimension line from the ground up. With `below`, the value is below the ground: a short line has no room. */
export function Upright({ x, height, value, below = false }: UprightProps) {
  const reach = below ? 16 : 60
  return (
    <>
      <path {...line} d={`M${x - reach} ${-height}H${x + tick}M${x} 0V${-height}${slash(x, 0)}${slash(x, -height)}`} />
      {below ? <Value x={x} y={40} value={value} /> : <Value x={x} y={-height / 2} value={value} upright />}
    </>
  )
}

/** The oblique end mark of a dimension line. */
const slash = (x: number, y: number): string => `M${x - tick} ${y + tick}L${x + tick} ${y - tick}`

function Value({ x, y, value, upright = false }: { x: number; y: number; value: string; upright?: boolean }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
      className="measure fill-ink stroke-paper tabular"
      strokeWidth="16"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {value}
    </text>
  )
}
