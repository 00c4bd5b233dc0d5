import type { ReactNode } from 'react'
import type { Stop, Tints } from './parts.tsx'

/** Parts that side views share; the nose is at x = 0. */

/** Shading over the length: nose and tail are darker. */
export const noseAndTail: Stop[] = [
  [0, 'dark', 0.4],
  [0.045, 'dark', 0.1],
  [0.1, 'dark', 0],
  [0.9, 'dark', 0],
  [0.97, 'dark', 0.14],
  [1, 'dark', 0.42],
]

/** The light along a crease, brightest above the wheels. */
export const creaseOverWheels: Stop[] = [
  [0, 'light', 0.1],
  [0.15, 'light', 0.8],
  [0.5, 'light', 0.45],
  [0.85, 'light', 0.8],
  [1, 'light', 0.1],
]

export const sideTints: Tints = ['#3a444d', ['.5', '#56626c'], '#2a3239']

/** x of each axle. */
type Axles = { front: number; rear: number }

/** A soft glow of the paint around both wheel arches. */
export function ArchGlow({ id, front, rear, y, r, opacity }: { id: string; y: number; r: number; opacity?: string } & Axles) {
  return (
    <>
      <circle cx={front} cy={y} r={r} fill={`url(#${id}-arch)`} opacity={opacity} />
      <circle cx={rear} cy={y} r={r} fill={`url(#${id}-arch)`} opacity={opacity} />
    </>
  )
}

/** The edge of the front wing's bulge with its shadow and light, repeated further back at an offset of `x`, `y`. */
export function Flares({
  id,
  width,
  shadow,
  light,
  x,
  y,
}: {
  id: string
  width: number
  shadow: string
  light: string
  x: number
  y?: number
}) {
  return (
    <g fill="none" strokeWidth={width}>
      <path id={`${id}-flare`} d={shadow} stroke={`url(#${id}-dark-glint)`} />
      <use href={`#${id}-flare`} x={x} y={y} />
      <path id={`${id}-flare-light`} d={light} stroke={`url(#${id}-light-glint)`} />
      <use href={`#${id}-flare-light`} x={x} y={y} />
    </g>
  )
}

/** `#${id}-cuts`: a light line under each dark gap between panels. */
export function ShutLines({ id }: { id: string }) {
  return (
    <g fill="none" strokeWidth="1.4">
      <use href={`#${id}-cuts`} x="1.4" y=".8" stroke="#fff" strokeOpacity=".3" />
      <use href={`#${id}-cuts`} stroke="#000" strokeOpacity=".62" />
    </g>
  )
}

type WindowsProps = {
  id: string
  /** The black opening that contains the panes. */
  opening: string
  /** Two or three slanting reflections, and the dark band below the roof. */
  shine: string
  band: string
  /** The visible interior: seats and steering wheel. */
  children: ReactNode
}

/** The side windows: black opening, panes (`#${id}-panes`), interior, reflections. */
export function SideWindows({ id, opening, shine, band, children }: WindowsProps) {
  return (
    <>
      <path d={opening} fill="#0b0c0e" stroke="#000" strokeOpacity=".16" strokeWidth="6" clipPath={`url(#${id}-body-clip)`} />
      <use href={`#${id}-panes`} fill={`url(#${id}-glass)`} />
      <g clipPath={`url(#${id}-panes-clip)`}>
        <g fill="#090b0d" opacity=".62">
          {children}
        </g>
        <path d={shine} fill="#fff" opacity=".14" />
        <path d={band} opacity=".4" />
      </g>
    </>
  )
}

/** A seat from the side. `x`, `y`: its headrest's upper front corner; `base`: the cushion's front, back and lower edge. */
export function seat(x: number, y: number, [from, to, bottom]: [number, number, number]) {
  const at = (dx: number, dy: number) => `${x + dx}${y + dy}`
  return [
    `M${at(0, 0)}Q${at(-5, 0)} ${at(-6, 5)}L${at(-8, 18)}Q${at(-9, 23)} ${at(-4, 23)}L${at(-1, 23)} ${at(-2, 26)}`,
    `C${at(-14, 25)} ${at(-20, 29)} ${at(-23, 39)}L${from}${bottom}H${to}L${at(36, 35)}C${at(33, 27)} ${at(26, 25)} ${at(15, 26)}`,
    `L${at(13, 24)} ${at(17, 24)}Q${at(21, 24)} ${at(22, 19)}L${at(23, 7)}Q${at(23, 2)} ${at(19, 2)}Z`,
    `M${at(3, 24)} ${at(9, 24)} ${at(10, 26)}H${x + 2}Z`,
  ].join('')
}

/** The grip of a door handle, 63 units long. `x`, `y`: the left end of its upper edge. */
export function handle(x: number, y: number) {
  return `M${x} ${y}H${x + 53}Q${x + 60} ${y + 1} ${x + 59} ${y + 6}T${x + 52} ${y + 11}H${x + 5}Q${x - 3} ${y + 11} ${x - 4} ${y + 6}T${x} ${y}Z`.replaceAll(
    ' -',
    '-',
  )
}

/** The antenna on the roof. */
export function Fin({ d }: { d: string }) {
  return (
    <>
      <path d={d} className="roof" />
      <path d={d} fillOpacity=".16" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
    </>
  )
}
