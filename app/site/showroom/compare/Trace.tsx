import type { ReactNode } from 'react'
import { paintedClass, traceClass } from './compare-style.ts'

type Props = { place: number /** True for a single car, which keeps its paint. */; alone: boolean; children: ReactNode }

/**
 * Shows any drawing as tinted glass with an outline, so that the drawings need no outlines of their own. The shadow is
 * left out: the class `traced` hides it.
 */
export function Trace({ place, alone, children }: Props) {
  if (alone) return <g className={paintedClass(place)}>{children}</g>
  return (
    <g filter={`url(#${filterId(place)})`} className="traced">
      {children}
    </g>
  )
}

const filterId = (place: number): string => `jejak-${place + 1}`

/** Filters for the traces. Render them once on a page, before the first trace. */
export function TraceFilters({ count }: { count: number }) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <TraceFilter key={filterId(place)} place={place} />
      ))}
    </svg>
  )
}

function TraceFilter({ place }: { place: number }) {
  return (
    <filter id={filterId(place)} className={traceClass(place)} x="-5%" y="-5%" width="110%" height="110%">
      <feMorphology in="SourceAlpha" operator="dilate" radius="3" result="larger" />
      <feComposite in="larger" in2="SourceAlpha" operator="out" result="edge" />
      <feFlood floodColor="var(--trace)" result="tint" />
      <feComposite in="tint" in2="edge" operator="in" result="outline" />
      <feFlood floodColor="var(--trace)" floodOpacity=".12" result="glass" />
      <feComposite in="glass" in2="SourceAlpha" operator="in" result="body" />
      <feMerge>
        <feMergeNode in="body" />
        <feMergeNode in="outline" />
      </feMerge>
    </filter>
  )
}
