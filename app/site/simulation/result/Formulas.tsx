import { Details } from '~/ui/Details.tsx'
import type { Explanation } from '../../../core/simulation/formulas.ts'
import { money } from '../calculation/money.ts'
import { itemNames, percentText, words } from '../calculation/words.ts'
import { explanationText, givenText } from './explanation.ts'
import type { CreditResult } from './result.ts'
import { resultWords, sourceWords } from './result-words.ts'

type Line = { key: string; name: string; value: string; text: string }

/** Every figure's formula with its values and source, and the meaning of the letters, for visitors who want to check. */
export function Formulas({ result }: { result: CreditResult }) {
  return (
    <Details summaryClassName="cursor-pointer font-semibold" summary={words.formulas}>
      <Lines result={result} />
    </Details>
  )
}

function Lines({ result }: { result: CreditResult }) {
  return (
    <>
      <dl className="mt-4 grid gap-3 text-sm">
        {linesOf(result).map(({ key, name, value, text }) => (
          <div key={key}>
            <dt className="flex flex-wrap justify-between gap-x-4">
              {name} <span className="tabular">{value}</span>
            </dt>
            <dd className="break-words text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">
        {resultWords.letters}: {resultWords.lettersText(result.contract).join(' ')} {resultWords.moreLetters}
      </p>
    </>
  )
}

function linesOf({ breakdown, contract }: CreditResult): Line[] {
  const { items, explanations, tdp, principal, financed, instalment, interestTotal, totalPaid } = breakdown
  const { flatPercent, effectivePercent } = breakdown
  const sums: [string, number, Explanation][] = [
    [words.firstPayment, tdp, explanations.tdp],
    [words.principal, principal, explanations.principal],
    [words.financed, financed, explanations.financed],
    [words.instalment, instalment, explanations.instalment],
    [words.interest(contract), interestTotal, explanations.interestTotal],
    [words.totalPaid, totalPaid, explanations.totalPaid],
  ]
  const { flat, effective } = resultWords.rateNames[contract]
  // The first instalment has the same formula as the others.
  const others = items.filter(({ code }) => code !== 'first-instalment')
  return [
    ...others.map(({ code, paid, amount, explanation }) => ({
      key: `${code} ${paid}`,
      name: paid === 'financed' ? resultWords.alsoFinanced(itemNames[code]) : itemNames[code],
      value: money(amount),
      text: explanation.formula === 'given' ? `${givenText(code)}.` : sourced(explanation),
    })),
    ...sums.map(([name, amount, explanation]) => ({ key: name, name, value: money(amount), text: sourced(explanation) })),
    { key: 'flat', name: flat, value: percentText(flatPercent), text: sourced(explanations.flatPercent) },
    { key: 'effective', name: effective, value: percentText(effectivePercent), text: sourced(explanations.effectivePercent) },
  ]
}

function sourced(explanation: Explanation): string {
  if (explanation.formula === 'given') return `${givenText()}.`
  return `${explanationText(explanation)}. ${resultWords.source(sourceWords[explanation.source].name)}`
}
