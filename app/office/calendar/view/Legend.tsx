import { words } from '../words.ts'
import { entryStates } from './entry-state.ts'
import { StateMark } from './StateMark.tsx'

/** What the signs of the calendar mean. */
export function Legend({ canMove }: { canMove: boolean }) {
  return (
    <div className="grid gap-1 text-xs text-ink-soft">
      <ul aria-label={words.legend} className="flex flex-wrap gap-x-4 gap-y-1">
        {entryStates.map((state) => (
          <li key={state}>
            <StateMark state={state} />
          </li>
        ))}
      </ul>
      <p>{canMove ? `${words.legendPlaces} ${words.legendMove}` : words.legendPlaces}</p>
    </div>
  )
}
