import type { Breakdown } from '../../../../core/simulation/breakdown.ts'
import type { ItemCode } from '../../../../core/simulation/charges.ts'
import type { Explanation, SourceCode } from '../../../../core/simulation/formulas.ts'
import { own } from '../../../../lib/own.ts'
import { explanationText, givenText } from '../../result/explanation.ts'
import { formulaWords } from '../../result/formula-words.ts'
import { sourceWords } from '../../result/result-words.ts'
import { words } from './words.ts'

/** A formula with its values and its source. A sentence instead of a formula contains its source. */
export function explained(explanation: Explanation, code?: ItemCode): string {
  const { formula, source } = explanation
  if (formula === 'given') return `${givenText(code)}.`
  const sentence = own(formulaWords, formula)
  if (sentence) return `${sentence}.`
  return words.explained(explanationText(explanation), sourceWords[source].name)
}

/** All sources of a credit's figures, each once. */
export function sourcesOf({ items, explanations }: Breakdown): SourceCode[] {
  const all = [...items.map(({ explanation }) => explanation), ...Object.values(explanations)]
  return [...new Set(all.map(({ source }) => source))]
}
