import { money } from '../calculation/money.ts'
import { caveatWords, oldCarWords } from '../calculation/old-car/old-car-words.ts'
import { words as calculationWords } from '../calculation/words.ts'
import { savedDay, savedOldCar } from './figures.ts'
import type { SavedOldCar } from './saved-simulation-schema.ts'
import { resultWords as words } from './words.ts'

/** The traded-in car, its estimate, and the last day of the estimate. */
export function KeptOldCar({ oldCar }: { oldCar: SavedOldCar }) {
  const { range, value, payoff, until, caveats } = oldCar
  return (
    <section aria-labelledby="mobil-lama" className="mt-6 max-w-form rounded-card bg-paper-warm p-5">
      <h3 id="mobil-lama" className="text-xl">
        {calculationWords.oldCarApart}
      </h3>
      <p className="mt-1">{savedOldCar(oldCar)}</p>
      <dl className="mt-3 grid gap-3 tabular">
        <Row name={oldCarWords.range}>{words.oldCarMiddle(`${money(range.low)} – ${money(range.high)}`, money(value))}</Row>
        {payoff > 0 && <Row name={oldCarWords.payoff}>{money(payoff)}</Row>}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        {[oldCarWords.until(savedDay(until)), ...caveats.map((each) => caveatWords[each])].join(' ')}
      </p>
    </section>
  )
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
