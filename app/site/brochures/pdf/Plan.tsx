import { G, Path, Text } from '@react-pdf/renderer'
import { inLook } from '~/core/documents/elements.tsx'
import { colours, fontFamily, type Look, tabular } from '~/core/documents/look.ts'

/** Half a metre, in drawing units. */
const square = 125

/** Squared paper above the ground. One of the vertical lines is at `zero`. */
export function Grid({ from, to, top, zero = 0 }: { from: number; to: number; top: number; zero?: number }) {
  const uprights = ticks(from, to, zero).map((x) => `M${x} ${top}V0`)
  const levels = ticks(top, 0, 0).map((y) => `M${from} ${y}H${to}`)
  return <Path d={[...uprights, ...levels].join('')} stroke={colours.line} strokeWidth={1} />
}

function ticks(from: number, to: number, zero: number): number[] {
  const first = Math.ceil((from - zero) / square)
  const last = Math.floor((to - zero) / square)
  return Array.from({ length: last - first + 1 }, (_, at) => zero + (first + at) * square)
}

const line = { stroke: colours.soft, strokeWidth: 1.4 } as const
const tick = 9

/** A horizontal dimension line below the ground, with its extension lines. */
export function Across({ from, to, y, value }: { from: number; to: number; y: number; value: string }) {
  return (
    <>
      <Path {...line} d={`M${from} 14V${y + tick}M${to} 14V${y + tick}M${from} ${y}H${to}${slash(from, y)}${slash(to, y)}`} />
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
      <Path {...line} d={`M${x - reach} ${-height}H${x + tick}M${x} 0V${-height}${slash(x, 0)}${slash(x, -height)}`} />
      <Value x={x} y={below ? 44 : -height / 2} value={value} upright={!below} />
    </>
  )
}

/** The oblique end mark of a dimension line. */
const slash = (x: number, y: number): string => `M${x - tick} ${y + tick}L${x + tick} ${y - tick}`

const letters = { height: 26, width: 16 }

function Value({ x, y, value, upright = false }: { x: number; y: number; value: string; upright?: boolean }) {
  const half = (value.length * letters.width) / 2 + 8
  return (
    <G {...(upright && { transform: `rotate(-90, ${x}, ${y})` })}>
      <Path d={`M${x - half} ${y - 16}H${x + half}V${y + 16}H${x - half}Z`} fill="#fff" />
      <Text x={x} y={y + letters.height * 0.36} textAnchor="middle" fill={colours.ink} {...inLook(lettering)}>
        {value}
      </Text>
    </G>
  )
}

const lettering: Look = { ...tabular, fontFamily, fontSize: letters.height, fontWeight: 600 }
