import { Words } from '~/core/documents/elements.tsx'
import { texts } from '~/core/documents/look.ts'
import { money } from '../../calculation/money.ts'
import { caveatWords, oldCarWords } from '../../calculation/old-car/old-car-words.ts'
import { savedDay, savedOldCar } from '../figures.ts'
import type { SavedOldCar } from '../saved-simulation-schema.ts'
import { words } from './words.ts'

/** The traded-in car, its estimate, and the last day of the estimate. */
export function OldCarNote({ oldCar }: { oldCar: SavedOldCar | null }) {
  return oldCar && <Words look={{ ...texts.small, fontSize: 7.5, marginTop: 6 }}>{noteOf(oldCar)}</Words>
}

function noteOf(oldCar: SavedOldCar): string {
  const { range, value, payoff, until, caveats } = oldCar
  return [
    words.oldCar(savedOldCar(oldCar)),
    words.oldCarEstimate(`${money(range.low)} – ${money(range.high)}`, money(value)),
    ...(payoff > 0 ? [words.oldCarPayoff(money(payoff))] : []),
    oldCarWords.until(savedDay(until)),
    ...caveats.map((caveat) => caveatWords[caveat]),
  ].join(' ')
}
