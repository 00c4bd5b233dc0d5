import { money } from '../calculation/money.ts'
import { readSeen, type SeenFigures } from '../calculation/seen-figures.ts'
import { changedWords } from './words.ts'

/** A sentence that names the figures that have changed since the visitor saw them, or null. */
export function changesSince(seen: string, now: SeenFigures): string | null {
  const before = readSeen(seen)
  if (!before) return null
  const changes = (['firstPayment', 'instalment'] as const).flatMap((figure) => {
    const [old, current] = [before[figure], now[figure]]
    return old === null || current === null || old === current ? [] : [changedWords[figure](money(old), money(current))]
  })
  return changes.length > 0 ? changedWords.all(changes.join('; ')) : null
}
