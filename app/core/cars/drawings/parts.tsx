import type { ReactNode } from 'react'

/**
 * Gradients every drawing shades with; all but the blur fit the box of the shape they fill.
 * Refer to them as `url(#${id}-…)`: light-fade and dark-fade (strong at the top), light-glint and
 * dark-glint (strongest at a third, left to right), soft (round highlight), arch (glow around a wheel
 * arch), metal, lamp (tail-lamp red), barrel (brake disc behind the spokes), blur (shadow only).
 */
export function Gradients({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}-light-fade`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity=".5" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}-dark-fade`} x1="0" y1="0" x2="0" y2="1">
        <stop stopOpacity=".34" />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}-light-glint`}>
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset=".35" stopColor="#fff" stopOpacity=".6" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}-dark-glint`}>
        <stop stopOpacity="0" />
        <stop offset=".4" stopOpacity=".4" />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}-soft`}>
        <stop stopColor="#fff" stopOpacity=".8" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}-arch`}>
        <stop offset=".72" stopColor="#fff" stopOpacity=".3" />
        <stop offset=".84" stopColor="#fff" stopOpacity=".12" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}-metal`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#f6f7f8" />
        <stop offset=".55" stopColor="#b4b9bf" />
        <stop offset="1" stopColor="#70767d" />
      </linearGradient>
      <linearGradient id={`${id}-lamp`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#e2202b" />
        <stop offset="1" stopColor="#7d0910" />
      </linearGradient>
      <radialGradient id={`${id}-barrel`}>
        <stop offset=".3" stopColor="#2b2d30" />
        <stop offset=".34" stopColor="#7b8086" />
        <stop offset=".9" stopColor="#484c52" />
        <stop offset="1" stopColor="#1d1f22" />
      </radialGradient>
      <filter id={`${id}-blur`} x="-10%" y="-150%" width="120%" height="400%">
        <feGaussianBlur stdDeviation="6" />
      </filter>
    </>
  )
}

/** Shading of the paint over the body's height or length: a list of [offset, 'light' or 'dark', opacity]. */
export type Stop = [offset: number, tone: 'light' | 'dark', opacity: number]

/** A gradient between two points in drawing units, for the shading of a whole body. */
export function Shade({ id, from, to, stops }: { id: string; from: [number, number]; to: [number, number]; stops: Stop[] }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
      {stops.map(([offset, tone, opacity], at) => (
        <stop key={at} offset={offset} stopColor={tone === 'light' ? '#fff' : undefined} stopOpacity={opacity} />
      ))}
    </linearGradient>
  )
}

/** Colours of a pane: at the upper edge, at an offset in between, and at the lower edge. */
export type Tints = [top: string, middle: [offset: string, colour: string], bottom: string]

/** The gradient `#${id}-glass`: between two heights in drawing units, or by default over the box of each pane. */
export function Glass({
  id,
  from,
  to,
  tints: [top, [offset, middle], bottom],
}: {
  id: string
  from?: number
  to?: number
  tints: Tints
}) {
  return (
    <linearGradient
      id={`${id}-glass`}
      gradientUnits={from === undefined ? undefined : 'userSpaceOnUse'}
      x1="0"
      y1={from ?? 0}
      x2="0"
      y2={to ?? 1}
    >
      <stop stopColor={top} />
      <stop offset={offset} stopColor={middle} />
      <stop offset="1" stopColor={bottom} />
    </linearGradient>
  )
}

/** For `<defs>`: a shape for `<use>` as `#${id}-name`, and for clipping as `#${id}-name-clip`. */
export function Shape({ id, name, d }: { id: string; name: string; d: string }) {
  return (
    <>
      <path id={`${id}-${name}`} d={d} />
      <clipPath id={`${id}-${name}-clip`}>
        <use href={`#${id}-${name}`} />
      </clipPath>
    </>
  )
}

/** The thin dark edge around a painted shape. */
export function Outline({ id, of = 'body' }: { id: string; of?: string }) {
  return <use href={`#${id}-${of}`} fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="1.2" />
}

type WheelProps = {
  id: string
  /** Tyre radius in units: (rim inches × 12.7 + width × aspect) ÷ 4 mm. */
  tyre: number
  /** Rim radius in units, lip included. */
  rim: number
  spokes: number
  /** One spoke pointing up from the hub at 0,0: the dark one behind and the machined one in front. */
  dark: ReactNode
  bright: ReactNode
  hub?: number
  nuts?: number
}

/** For `<defs>`: the wheel `#${id}-wheel`, centred on 0,0. Place it with `<use>`, and turn the rear one a little. */
export function Wheel({ id, tyre, rim, spokes, dark, bright, hub = 14, nuts = 5 }: WheelProps) {
  const turns = Array.from({ length: spokes }, (_, n) => Math.round((n * 36000) / spokes) / 100)
  const bead = rim + 3
  return (
    <>
      <g id={`${id}-spoke-dark`}>{dark}</g>
      <g id={`${id}-spoke`}>{bright}</g>
      <g id={`${id}-wheel`}>
        <circle r={tyre} fill="#131416" />
        <circle r={tyre - 0.6} fill="none" stroke="#fff" strokeOpacity=".13" strokeWidth="1.2" />
        <circle r={tyre - 2.6} fill="none" stroke="#2c2e32" strokeWidth="2" />
        <circle
          r={(tyre + bead) / 2}
          fill="none"
          stroke={`url(#${id}-light-fade)`}
          strokeWidth={(tyre - bead) * 0.7}
          opacity=".28"
        />
        <circle r={bead} fill="none" strokeWidth="2.5" stroke="#000" opacity=".6" />
        <circle r={rim + 1} fill="#08090a" />
        <circle r={rim * 0.7} fill={`url(#${id}-barrel)`} />
        <g fill="#26292d" stroke="#000" strokeOpacity=".5" strokeWidth=".8">
          {turns.map((turn) => (
            <use key={turn} href={`#${id}-spoke-dark`} transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle r={rim - 1.3} fill="none" stroke={`url(#${id}-metal)`} strokeWidth="2.6" />
        <g fill="#d9dce0" stroke="#000" strokeOpacity=".4" strokeWidth=".6">
          {turns.map((turn) => (
            <use key={turn} href={`#${id}-spoke`} transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle r={hub} fill="#c3c7cc" />
        <circle
          r={hub * 0.75}
          fill="none"
          stroke="#25272a"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeDasharray={`0 ${Math.round((hub * 0.75 * 2 * Math.PI * 1000) / nuts) / 1000}`}
        />
        <circle r={hub * 0.43} fill="#1c1e21" stroke="#8d9298" strokeWidth="1" />
        <circle r={rim} fill={`url(#${id}-light-fade)`} opacity=".25" />
      </g>
    </>
  )
}

/** The two wheels of a side view, on their axles. */
export function Wheels({ id, tyre, front, rear }: { id: string; tyre: number; front: number; rear: number }) {
  return (
    <>
      <use data-part="front-wheel" href={`#${id}-wheel`} x={front} y={-tyre} />
      <use data-part="rear-wheel" href={`#${id}-wheel`} x={rear} y={-tyre} transform={`rotate(17 ${rear} ${-tyre})`} />
    </>
  )
}

/** The soft shadow on the ground: a wide one, a narrow one, and a dark spot under each tyre. The car is `from`…`to`. */
export function Shadow({ id, from, to, tyres }: { id: string; from: number; to: number; tyres: number[] }) {
  const middle = (from + to) / 2
  const half = (to - from) / 2
  return (
    <g data-part="shadow" filter={`url(#${id}-blur)`}>
      <ellipse cx={middle} cy="3" rx={half} ry="7" opacity=".38" />
      <ellipse cx={middle} cy="-1" rx={half * 0.77} ry="6" opacity=".42" />
      {tyres.map((x) => (
        <ellipse key={x} cx={x} cy="0" rx={half > 400 ? 74 : 34} ry="5" opacity=".7" />
      ))}
    </g>
  )
}
