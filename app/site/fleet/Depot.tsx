type Props = { /** Left edge and width in drawing units; ground at y = 0. */ from: number; width: number }

/** A drawing of a yard in front of a hall with a saw-tooth roof, in the colours of the page only. */
export function Depot({ from, width }: Props) {
  const bay = 420
  const bays = Math.ceil(width / bay)
  const roof = Array.from({ length: bays }, () => `l${bay * 0.3}-90v90h${bay * 0.7}`).join('')
  const doors = Array.from({ length: bays }, (_, at) => from + at * bay + 70)
  return (
    <>
      <path d={`M${from}-470${roof}V0H${from}Z`} className="fill-paper-sunk" />
      <path d={`M${from}-470${roof}`} className="fill-none stroke-line-strong" strokeWidth="3" />
      {doors.map((x, at) => (
        <g key={x}>
          <path d={`M${x}-330h280V0h-280z`} className="fill-paper-warm stroke-line" strokeWidth="4" />
          <path
            d={`M${x}-290h280m-280 40h280m-280 40h280m-280 40h280m-280 40h280m-280 40h280m-280 40h280`}
            className="stroke-line"
            strokeWidth="3"
          />
          <path d={`M${x + 90}-410h100v44h-100z`} className="fill-paper-warm stroke-line" strokeWidth="3" />
          <text x={x + 140} y="-378" textAnchor="middle" fontSize="30" className="fill-ink-soft tabular">
            {at + 1}
          </text>
        </g>
      ))}
      <path d={`M${from}-14h${width}v14h-${width}z`} className="fill-line-strong" />
      <path d={`M${from} 0h${width}v70h-${width}z`} className="fill-line" />
      <path d={`M${from} 44h${width}`} className="stroke-paper" strokeWidth="8" strokeDasharray="130 90" />
    </>
  )
}
