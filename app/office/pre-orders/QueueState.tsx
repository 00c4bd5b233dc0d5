import { LineDrawing } from '~/ui/LineDrawing.tsx'
import { stateWords } from './words.ts'

/** Each state has a shape of its own. */
const shapes = {
  waiting: 'M12 4a8 8 0 100 16 8 8 0 000-16z',
  allocated: 'M4 12.5l5.5 5.5L20 6.5',
  held: 'M8 5v14M16 5v14',
}

/** A state as a word with a shape. */
export function QueueState({ state }: { state: keyof typeof shapes }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
      <LineDrawing shape={shapes[state]} className="size-4" />
      {stateWords[state]}
    </span>
  )
}
