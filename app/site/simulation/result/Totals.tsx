import { money } from '../calculation/money.ts'
import { words } from '../calculation/words.ts'
import { plainText } from './plain-words.ts'
import type { CreditResult } from './result.ts'
import { resultWords } from './result-words.ts'

/** The totals of a credit, and how each is calculated. */
export function Totals({ result }: { result: CreditResult }) {
  const { breakdown, contract } = result
  const { tradeIn, flatPercent, effectivePercent } = breakdown
  const old = tradeIn.towardsDownPayment + tradeIn.towardsCharges
  return (
    <dl className="grid gap-4">
      {rowsOf(result).map(({ name, value, why }) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-bold text-xl tabular">{money(value)}</dd>
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

type Row = { name: string; value: number; why: string }

function rowsOf({ breakdown, contract }: CreditResult): Row[] {
  const { instalment, interestTotal, roundingTotal, totalPaid, balloon, schedule, explanations } = breakdown
  const last: Row = { name: words.balloon(schedule.length), value: balloon, why: resultWords.balloonNote }
  const rounding: Row = { name: resultWords.rounding, value: roundingTotal, why: resultWords.roundingNote }
  return [
    { name: words.instalment, value: instalment, why: `${plainText(explanations.instalment, contract)}.` },
    ...(balloon > 0 ? [last] : []),
    { name: words.interest(contract), value: interestTotal, why: `${plainText(explanations.interestTotal, contract)}.` },
    ...(roundingTotal === 0 ? [] : [rounding]),
    ...(contract === 'murabahah' ? [salePriceOf(breakdown)] : []),
    { name: words.totalPaid, value: totalPaid, why: `${plainText(explanations.totalPaid, contract)}.` },
  ]
}

/** Under murabahah the sale price is the cost plus the margin, agreed at the start. */
function salePriceOf({ downPayment, instalment, schedule, balloon, roundingTotal }: CreditResult['breakdown']): Row {
  const paid = schedule.reduce((sum, row) => sum + row.instalment, 0)
  const why = words.salePriceText(money(downPayment), schedule.length, money(instalment), roundingTotal !== 0)
  return { name: words.salePrice, value: downPayment + paid + balloon, why }
}
