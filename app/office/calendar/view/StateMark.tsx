import { stateWords } from '../words.ts'
import type { EntryState } from './entry-state.ts'

/** Paths on a 16-unit grid. Each state has a shape of its own, which stays readable in black and white. */
const shapes: Record<EntryState, { path: string; isFilled?: true }> = {
  requested: { path: 'M8 2.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11z' },
  moved: { path: 'M2.5 8h10M9 4.5l3.5 3.5L9 11.5' },
  confirmed: { path: 'M8 2.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11z', isFilled: true },
  unmarked: { path: 'M5.5 6a2.5 2.5 0 112.5 2.5v1.5M8 12.8v.1' },
  came: { path: 'M2.5 8.5l3.5 3.5 7.5-8' },
  missed: { path: 'M3.5 3.5l9 9M12.5 3.5l-9 9' },
  'at-workshop': { path: 'M3 3h10v10H3z' },
  'in-work': { path: 'M3 3h10v10H3zM3 8h10v5H3z' },
  ready: { path: 'M3 3h10v10H3z', isFilled: true },
  cancelled: { path: 'M3 8h10' },
  closed: { path: 'M8 2.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM4.2 11.8l7.6-7.6' },
}

/** A state as a word with a shape. */
export function StateMark({ state }: { state: EntryState }) {
  const { path, isFilled } = shapes[state]
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-[0.85em] shrink-0">
        <path
          d={path}
          fill={isFilled ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {stateWords[state]}
    </span>
  )
}
