import { traceClass } from './compare-style.ts'

const filterId = (place: number): string => `jejak-${place + 1}`

/** Turns any drawing into a tinted glass with an outline: no drawing needs an outline of its own. */
export function TraceFilters({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <filter key={filterId(place)} id={filterId(place)} className={traceClass(place)} x="-5%" y="-5%" width="110%" height="110%">
      <feMorphology in="SourceAlpha" operator="dilate" radius="2.4" result="larger" />
      <feComposite in="larger" in2="SourceAlpha" operator="out" result="edge" />
      <feFlood floodColor="var(--trace)" result="tint" />
      <feComposite in="tint" in2="edge" operator="in" result="outline" />
      <feFlood floodColor="var(--trace)" floodOpacity=".13" result="glass" />
      <feComposite in="glass" in2="SourceAlpha" operator="in" result="body" />
      <feMerge>
        <feMergeNode in="body" />
        <feMergeNode in="outline" />
      </feMerge>
    </filter>
  ))
}

export function Trace({ place, drawing }: { place: number; drawing: string }) {
  return (
    <g filter={`url(#${filterId(place)})`} className="traced">
      <use href={`#${drawing}`} />
    </g>
  )
}
