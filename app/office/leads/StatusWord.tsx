import type { WorkStatus } from '../../core/leads/work-status.ts'
import { statusNames } from './words.ts'

/** One shape a status, on a grid of 12: it is recognised without its colour. */
const shapes: Record<WorkStatus, { path: string; colour: string; filled?: true }> = {
  new: { path: 'M6 1l5 5-5 5-5-5z', colour: 'text-accent', filled: true },
  contacted: { path: 'M6 1.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM6 1.5v9', colour: 'text-ink' },
  scheduled: { path: 'M1.5 2.5h9v8h-9zM1.5 5.5h9M4 1v2.5M8 1v2.5', colour: 'text-ink' },
  done: { path: 'M1.5 6.5l3 3 6-7', colour: 'text-good' },
  cancelled: { path: 'M2 2l8 8M10 2l-8 8', colour: 'text-ink-soft' },
  invalid: { path: 'M6 1.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM3 9l6-6', colour: 'text-ink-soft' },
}

/** A status as a shape and a word. */
export function StatusWord({ status }: { status: WorkStatus }) {
  const { path, colour, filled } = shapes[status]
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${colour}`}>
      <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true" fill={filled ? 'currentColor' : 'none'}>
        <path d={path} stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {statusNames[status]}
    </span>
  )
}
