import { itemNames, words } from '../calculation/words.ts'
import type { Breakdown } from '../engine/breakdown.ts'
import type { FinancePackage } from '../engine/packages/package-schema.ts'
import { explanationText } from './explanation.ts'
import { resultWords, sourceWords } from './result-words.ts'

type Props = { breakdown: Breakdown; contract: FinancePackage['contract'] }

/** Every figure's formula with what stood in it, its source, and what the letters mean: for whoever checks. */
export function Formulas({ breakdown: { items, explanations }, contract }: Props) {
  const lines = [
    ...items.map(({ code, paid, explanation }) => ({ key: `${code} ${paid}`, name: itemNames[code], explanation })),
    { key: 'tdp', name: words.firstPayment, explanation: explanations.tdp },
    { key: 'financed', name: words.financed, explanation: explanations.financed },
    { key: 'instalment', name: words.instalment, explanation: explanations.instalment },
    { key: 'interest', name: words.interest(contract), explanation: explanations.interestTotal },
    { key: 'total', name: words.totalPaid, explanation: explanations.totalPaid },
    { key: 'effective', name: resultWords.effective, explanation: explanations.effectivePercent },
  ]
  return (
    <details>
      <summary className="cursor-pointer font-semibold">{words.formulas}</summary>
      <dl className="mt-4 grid gap-3 text-sm">
        {lines.map(({ key, name, explanation }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd className="break-words text-ink-soft">
              {explanationText(explanation)}. {sourceWords[explanation.source].name}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">
        {resultWords.letters}: {resultWords.lettersText.join(' ')}
      </p>
    </details>
  )
}
