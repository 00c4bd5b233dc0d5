import { Both } from './ends.tsx'
import type { Stop } from './parts.tsx'

/** Tyres from the front or rear: one kind for wagons, one for crossovers, one for trucks. */

/** The body's shadow on a truck's front tyres, fading downwards. */
export const tyreShade: Stop[] = [
  [0, 'dark', 0.8],
  [1, 'dark', 0],
]

type TyreProps = {
  id: string
  /** Inner and outer edge of the right tyre. */
  from: number
  to: number
}

/** Road tyres with rounded shoulders. `tread`: width and dashes of the ribs, their inset, the two grooves beside the middle one. */
export function RoundTyres({
  id,
  from,
  to,
  top,
  tread,
}: TyreProps & { top: number; tread: { width: number; dashes: string; inset: number; grooves: [number, number] } }) {
  const { width, dashes, inset, grooves } = tread
  return (
    <Both id={`${id}-tyre`}>
      <path d={`M${from}-${top}V-18Q${from + 1} 0 ${from + 16} 0H${to - 16}Q${to - 1} 0 ${to}-18V-${top}Z`} fill="#17191b" />
      <path
        d={`M${from + inset}-${top}V-7M${(from + to) / 2}-${top}V-2M${to - inset}-${top}V-7`}
        stroke="#050607"
        strokeWidth={width}
        strokeDasharray={dashes}
      />
      <path d={`M${grooves[0]}-${top}V-2M${grooves[1]}-${top}V-2`} stroke="#050607" strokeWidth="3.5" />
      <path d={`M${to - 1.5}-${top}V-16M${from + 1.5}-${top}V-16`} stroke="#fff" strokeWidth="1.5" opacity=".16" />
      <path d={`M${from}-${top}H${to}V-40H${from}Z`} fill={`url(#${id}-dark-fade)`} />
    </Both>
  )
}

/** Crossover tyres, 56 units wide, with a light strip down each sidewall. `tread`: the height of its visible part. */
export function StripedTyres({ id, from, tread }: { id: string; from: number; tread: number }) {
  const to = from + 56
  return (
    <Both id={`${id}-tyre`}>
      <path
        d={`M${from}-${tread + 50}V-14Q${from} 0 ${from + 12} 0H${to - 12}Q${to} 0 ${to}-14V-${tread + 50}Z`}
        fill="#17191b"
      />
      <path
        d={`M${from}-${tread - 30}V-14Q${from} 0 ${from + 12} 0H${from + 15}V-${tread - 30}ZM${to}-${tread - 30}V-14Q${to} 0 ${to - 12} 0H${to - 15}V-${tread - 30}Z`}
        fill="#fff"
        opacity=".06"
      />
      <path
        d={`M${from + 10}-${tread}V-4M${from + 28}-${tread}V0M${from + 46}-${tread}V-4`}
        stroke="#050607"
        strokeWidth="12"
        strokeDasharray="1.5 8"
      />
      <path d={`M${from + 19}-${tread}V0M${from + 37}-${tread}V0`} stroke="#050607" strokeWidth="3.5" />
      <path d={`M${from}-${tread}H${to}V-30H${from}Z`} fill={`url(#${id}-dark-fade)`} />
    </Both>
  )
}

/** Truck tyres: a plain block with sharp grooves. `shoulder`: radius of its lower corners. */
export function TruckTyres({
  id,
  from,
  to,
  top,
  shoulder,
  tread,
  groove,
}: TyreProps & { top: number; shoulder: number; tread: string; groove: number }) {
  return (
    <>
      <path
        id={`${id}-tyre`}
        d={`M${from}-${top}H${to}V-${shoulder}Q${to} 0 ${to - shoulder} 0H${from + shoulder}Q${from} 0 ${from}-${shoulder}Z`}
        fill="#17181a"
      />
      <path id={`${id}-tread`} d={tread} stroke="#000" strokeWidth={groove} opacity=".7" />
      <use href={`#${id}-tyre`} transform="scale(-1 1)" />
      <use href={`#${id}-tread`} transform="scale(-1 1)" />
      <path
        id={`${id}-rim`}
        d={`M${from + 0.6}-100V-${shoulder}Q${from + 0.6}-.6 ${from + shoulder - 0.4}-.6H${to - shoulder + 0.4}Q${to - 0.6}-.6 ${to - 0.6}-${shoulder}V-100`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".14"
        strokeWidth="1.2"
      />
      <use href={`#${id}-rim`} transform="scale(-1 1)" />
    </>
  )
}

/** Light down the middle of truck tyres, and the body's shadow on them (`#${id}-shade`) between two heights. */
export function TruckTyreLight({ id, from, to, shade: [top, bottom] }: TyreProps & { shade: [number, number] }) {
  return (
    <>
      <path d={`M${from}-98H${to}V0H${from}ZM-${to}-98H-${from}V0H-${to}Z`} fill={`url(#${id}-light-glint)`} opacity=".16" />
      <path d={`M${from}${top}H${to}V${bottom}H${from}ZM-${from}${top}H-${to}V${bottom}H-${from}Z`} fill={`url(#${id}-shade)`} />
    </>
  )
}
