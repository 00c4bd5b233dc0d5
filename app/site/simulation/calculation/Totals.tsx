import type { Breakdown } from '../engine/breakdown.ts'
import type { FinancePackage } from '../engine/packages/package-schema.ts'
import { explanationText } from './explanation.ts'
import { money } from './money.ts'
import { words } from './words.ts'

type Props = { breakdown: Breakdown; contract: FinancePackage['contract'] }

/** What a credit comes to in the end, each figure with its formula. */
export function Totals({ breakdown, contract }: Props) {
  const { instalment, interestTotal, totalPaid, flatPercent, effectivePercent, explanations } = breakdown
  const rows = [
    { name: words.instalment, value: money(instalment), why: explanations.instalment },
    { name: words.interest(contract), value: money(interestTotal), why: explanations.interestTotal },
    { name: words.totalPaid, value: money(totalPaid), why: explanations.totalPaid },
  ]
  return (
    <dl className="grid gap-4">
      {rows.map(({ name, value, why }) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-bold text-xl tabular">{value}</dd>
          <dd className="text-ink-soft text-xs">{explanationText(why)}</dd>
        </div>
      ))}
      <div>
        <dt className="text-ink-soft text-sm">{words.rates}</dt>
        <dd>{words.ratesText(flatPercent, effectivePercent)}</dd>
      </div>
    </dl>
  )
}
