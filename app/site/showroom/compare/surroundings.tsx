/** The surroundings of the cars, at the scale of the drawings. */

export function Ground({ from, to }: { from: number; to: number }) {
  return <path d={`M${from} 0H${to}`} className="fill-none stroke-ink" vectorEffect="non-scaling-stroke" />
}

type RoofProps = { from: number; to: number; height: number; label: string; strong?: boolean }

/** A line for a height limit above the cars. */
export function Roof({ from, to, height, label, strong = false }: RoofProps) {
  return (
    <>
      <path
        d={`M${from} ${-height}H${to}`}
        className={`fill-none ${strong ? 'stroke-ink' : 'stroke-line-strong'}`}
        strokeWidth={strong ? 3 : 1}
        strokeDasharray="10 6"
        vectorEffect="non-scaling-stroke"
      />
      <text x={to} y={-height - 14} textAnchor="end" className="measure fill-ink-soft">
        {label}
      </text>
    </>
  )
}

const wallHeight = 400

/** The visitor's garage or gate. Without a height, its walls have no roof. */
export function Opening({ from, to, height }: { from: number; to: number; height: number | null }) {
  const walls = height === null ? `M${from} 0V-${wallHeight}M${to} 0V-${wallHeight}` : `M${from} 0V${-height}H${to}V0`
  return (
    <path d={walls} className="fill-none stroke-ink" strokeWidth="3" strokeDasharray="10 6" vectorEffect="non-scaling-stroke" />
  )
}

/** A person 1.70 m high: 425 drawing units. */
export function Person({ at, label }: { at: number; label: string }) {
  return (
    <g transform={`translate(${at} 0)`} className="fill-ink-soft">
      <g opacity=".55">
        <circle cx="0" cy="-398" r="27" />
        <path d="M-14-366H14C40-364 56-352 58-330L66-210Q66-198 56-198T45-208L38-300 34-190 30-14Q29 0 14 0T2-14L0-170-2-14Q-2 0-14 0T-30-14L-34-190-38-300-45-208Q-46-198-56-198T-66-210L-58-330C-56-352-40-364-14-366Z" />
      </g>
      <text x="0" y="-442" textAnchor="middle" className="measure">
        {label}
      </text>
    </g>
  )
}
