import type { EventStatus } from './event-summary.ts'

/** What happens today at an event that has begun. */
export function Status({ status: { phase, text, hours } }: { status: EventStatus }) {
  if (!text) return null
  return (
    <p className={`mt-1 flex gap-2 font-semibold tabular ${phase === 'today' ? 'text-accent' : ''}`}>
      {phase === 'today' && (
        <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-pill bg-current forced-colors:bg-[CanvasText]" />
      )}
      <span>
        {text} {hours && <span className="whitespace-nowrap narrow:whitespace-normal">{hours}</span>}
      </span>
    </p>
  )
}
