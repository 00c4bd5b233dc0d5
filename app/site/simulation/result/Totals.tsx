import { money } from '../calculation/money.ts'
import { words } from '../calculation/words.ts'
import type { Breakdown } from '../engine/breakdown.ts'
import type { FinancePackage } from '../engine/packages/package-schema.ts'
import { plainText } from './plain-words.ts'
import { resultWords } from './result-words.ts'

type Props = { breakdown: Breakdown; contract: FinancePackage['contract'] }

/** What a credit comes to in the end, and how each figure came about. */
export function Totals({ breakdown, contract }: Props) {
  const { instalment, interestTotal, roundingTotal, totalPaid, balloon, tradeIn, schedule } = breakdown
  const { flatPercent, effectivePercent, explanations } = breakdown
  const rows = [
    { name: words.instalment, value: money(instalment), why: `${plainText(explanations.instalment)}.` },
    ...(balloon > 0 ? [{ name: words.balloon(schedule.length), value: money(balloon), why: resultWords.balloonNote }] : []),
    { name: words.interest(contract), value: money(interestTotal), why: `${plainText(explanations.interestTotal)}.` },
    ...(roundingTotal === 0 ? [] : [{ name: resultWords.rounding, value: money(roundingTotal), why: resultWords.roundingNote }]),
    { name: words.totalPaid, value: money(totalPaid), why: `${plainText(explanations.totalPaid)}.` },
  ]
  const old = tradeIn.towardsDownPayment + tradeIn.towardsCharges
  return (
    <dl className="grid gap-4">
      {rows.map(({ name, value, why }) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-bold text-xl tabular">{value}</dd>
          <dd className="max-w-form text-ink-soft text-sm">{why}</dd>
        </div>
      ))}
      {old > 0 && (
        <div>
          <dt className="sr-only">{words.oldCarApart}</dt>
          <dd className="text-sm">{words.withoutOldCar(money(old))}</dd>
        </div>
      )}
      <div>
        <dt className="text-ink-soft text-sm">{words.rates(contract)}</dt>
        <dd>{words.ratesText(flatPercent, effectivePercent)}</dd>
      </div>
    </dl>
  )
}
