import type { ReactNode } from 'react'
import type { Stop, Tints } from './parts.tsx'

/** Parts that front and rear views share; x = 0 is the centre line. */

/** Shading across the width: for a body with curved sides, and for one with flatter sides. */
export const curvedFlanks: Stop[] = [
  [0, 'dark', 0.5],
  [0.05, 'dark', 0.24],
  [0.12, 'dark', 0.06],
  [0.22, 'dark', 0],
  [0.78, 'dark', 0],
  [0.88, 'dark', 0.06],
  [0.95, 'dark', 0.24],
  [1, 'dark', 0.5],
]
export const flatFlanks: Stop[] = [
  [0, 'dark', 0.5],
  [0.1, 'dark', 0.1],
  [0.2, 'dark', 0],
  [0.8, 'dark', 0],
  [0.9, 'dark', 0.1],
  [1, 'dark', 0.5],
]

/** The corner of the Triton's cab and bed, where it turns to the side. */
export const tritonCorner: Stop[] = [
  [0, 'dark', 0],
  [0.6, 'dark', 0.08],
  [1, 'dark', 0.42],
]

/** A windscreen reflects the bright bonnet in its lower half. The darker tints are for tailgates and trucks. */
export const windscreenTints: Tints = ['#2a3239', ['.55', '#56626c'], '#3a444d']
export const tailgateTints: Tints = ['#242b31', ['.6', '#48535c'], '#2f3840']
export const tritonTints: Tints = ['#20272d', ['.5', '#4b565f'], '#2a3239']
export const l300Tints: Tints = ['#232a30', ['.5', '#515d66'], '#2a3239']

/** Draws its children twice: on the right, and mirrored on the left. */
export function Both({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      <g id={id}>{children}</g>
      <use href={`#${id}`} transform="scale(-1 1)" />
    </>
  )
}

/** Draws the half shape `#${id}-name` on the right, and mirrored on the left. */
export function Halves({ id, name }: { id: string; name: string }) {
  return (
    <>
      <use href={`#${id}-${name}`} />
      <use href={`#${id}-${name}`} transform="scale(-1 1)" />
    </>
  )
}

/** The door mirrors, outside the catalogue width. The children draw the right one. */
export function Mirrors({ id, children }: { id: string; children: ReactNode }) {
  return (
    <g data-part="mirrors">
      <Both id={`${id}-mirror`}>{children}</Both>
    </g>
  )
}

/** Both door mirrors from behind: dark glass in a painted shell. `x`, `y`: the inner lower corner of the right one. */
export function MirrorsBehind({ id, x, y }: { id: string; x: number; y: number }) {
  const shell = 'M0-8C0-22 6-29 18-31 34-32 48-29 53-22 57-12 54-1 45 0L10 2Q1 1 0-8Z'
  return (
    <Mirrors id={id}>
      <g transform={`translate(${x} ${y})`}>
        <path d="M-18-4 4-14 10-4-8 4Z" fill="#0b0c0e" />
        <path d={shell} className="paint" />
        <path d={shell} fillOpacity=".2" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
        <path d="M2-14C4-25 9-29 18-30 34-31 46-28 52-21" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".5" />
        <path d="M4-8C4-20 9-26 19-27.4 33-28 45-25 49.6-19 52.4-11 50-4 44-3.4L11-1.6Q5-2 4-8Z" fill="#0b0c0e" />
        <path d="M6.4-8.6C6.4-19 11-24 20-25 33-25.6 43-23 47.4-17.6 49.4-11 48-6 43-5.6L12-4Q7-4.4 6.4-8.6Z" fill="#56626c" />
        <path d="M6.4-11Q26-15 48.6-12C49-8 47-5.8 43-5.6L12-4Q6-4.4 6.4-11Z" fill="#2a3239" />
        <path d="M24-25.3H36L22-4.6 12-4Z" fill="#fff" opacity=".16" />
      </g>
    </Mirrors>
  )
}

/** Bright roof rails seen from their end. `d`: the path of the right one. */
export function RoofRails({ id, d }: { id: string; d: string }) {
  return (
    <>
      <path id={`${id}-rail`} d={d} fill="#a4a9af" stroke="#000" strokeOpacity=".4" strokeWidth=".6" />
      <use href={`#${id}-rail`} transform="scale(-1 1)" />
    </>
  )
}

/** An empty number plate below `top`. */
export function Plate({ top }: { top: number }) {
  const bottom = top + 34
  const d = `M-52${top}H52Q54${top} 54${top + 2}V${bottom - 2}Q54${bottom} 52${bottom}H-52Q-54${bottom}-54${bottom - 2}V${top + 2}Q-54${top}-52${top}Z`
  return <path d={d} fill="#e9ebed" stroke="#6a6f75" strokeWidth="2" />
}

/** A seat with its headrest, to the right of the centre line; `bottom` is its lower edge. */
export function seat(bottom: number) {
  const up = (height: number) => bottom - height
  return `M44${bottom}V${up(36)}Q46${up(51)} 64${up(51)}H77L76${up(57)}H72Q66${up(57)} 67${up(63)}L69${up(76)}Q70${up(81)} 76${up(81)}H92Q98${up(81)} 99${up(76)}L101${up(63)}Q102${up(57)} 96${up(57)}H91L90${up(51)}H104Q122${up(51)} 124${up(36)}V${bottom}Z`
}

type PaneProps = {
  id: string
  /** Upper and lower end of the two reflected stripes. */
  shine: [number, number]
  /** The dark band along the upper edge. */
  band: string
  wiper: string
}

/** `#${id}-screen` as a windscreen: two `#${id}-seat`s, dashboard (its lower edge), steering wheel, inner mirror, wipers. */
export function Windscreen({
  id,
  dash,
  wheel,
  mirror,
  shine: [top, bottom],
  band,
  wiper,
}: PaneProps & { dash: number; wheel: [number, number]; mirror: string }) {
  return (
    <>
      <use href={`#${id}-screen`} fill="#0b0c0e" stroke="#0b0c0e" strokeWidth="5" strokeLinejoin="round" />
      <use href={`#${id}-screen`} fill={`url(#${id}-glass)`} />
      <g clipPath={`url(#${id}-screen-clip)`}>
        <g fill="#090b0d" opacity=".6">
          <Halves id={id} name="seat" />
          <path d={`M-190${dash}V${dash - 20}C-120${dash - 30} 120${dash - 30} 190${dash - 20}V${dash}Z`} />
        </g>
        <circle cx={wheel[0]} cy={wheel[1]} r="25" fill="none" stroke="#090b0d" strokeWidth="4" opacity=".8" />
        <path d={mirror} fill="#0b0c0e" />
        <path d={`M-40${top}H30L-60${bottom}H-150ZM60${top}H84L-6${bottom}H-30Z`} fill="#fff" opacity=".14" />
        <path d={band} opacity=".4" />
      </g>
      <path d={wiper} stroke="#0b0c0e" strokeWidth="3" strokeLinecap="round" />
    </>
  )
}

/** The same for a tailgate: seats from behind, and a wiper with its pivot. */
export function RearScreen({ id, shine: [top, bottom], band, wiper, pivot }: PaneProps & { pivot: number }) {
  return (
    <>
      <use href={`#${id}-screen`} fill="#0b0c0e" stroke="#0b0c0e" strokeWidth="6" strokeLinejoin="round" />
      <use href={`#${id}-screen`} fill={`url(#${id}-glass)`} />
      <g clipPath={`url(#${id}-screen-clip)`}>
        <g fill="#090b0d" opacity=".5">
          <Halves id={id} name="seat" />
        </g>
        <path d={`M-60${top}H10L-60${bottom}H-140ZM40${top}H62L-8${bottom}H-30Z`} fill="#fff" opacity=".13" />
        <path d={band} opacity=".4" />
      </g>
      <path d={wiper} stroke="#0b0c0e" strokeWidth="4" strokeLinecap="round" />
      <circle cy={pivot} r="6" fill="#15171a" />
    </>
  )
}

/** The windscreen of the crossovers in its black frame. Both have the same cabin, reflection and wipers. */
export function CrossoverWindscreen({
  id,
  frame,
  band,
  dash,
  mirror,
}: {
  id: string
  frame: string
  band: string
  dash: number
  mirror: number
}) {
  return (
    <>
      <path d={frame} fill="#0b0c0e" />
      <use href={`#${id}-screen`} fill={`url(#${id}-glass)`} />
      <g clipPath={`url(#${id}-screen-clip)`}>
        <path d={band} opacity=".5" />
        <path
          id={`${id}-seat`}
          d="M36-290V-326Q38-341 54-341H67L66-347H62Q56-347 57-353L59-364Q60-369 66-369H82Q88-369 89-364L91-353Q92-347 86-347H81L80-341H94Q110-341 112-326V-290Z"
          fill="#090b0d"
          opacity=".6"
        />
        <use href={`#${id}-seat`} transform="scale(-1 1)" />
        <circle cx="-74" cy="-314" r="24" fill="none" stroke="#090b0d" strokeWidth="4" opacity=".8" />
        <path d={`M-180${dash}C-120-306 120-306 180${dash}V${dash + 12}H-180Z`} fill="#0a0c0e" opacity=".7" />
        <path d={`M-22${mirror}H22L18${mirror + 12}H-18Z`} fill="#0a0c0e" />
        <path d="M-40-410H30L-56-280H-146ZM60-410H84L-2-280H-26Z" fill="#fff" opacity=".14" />
      </g>
      <path d="M-150-298-20-308M-10-302 128-307" stroke="#0a0b0c" strokeWidth="3" strokeLinecap="round" />
    </>
  )
}
