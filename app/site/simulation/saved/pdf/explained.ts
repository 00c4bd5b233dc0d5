import type { Breakdown } from '../../../../core/simulation/breakdown.ts'
import type { ItemCode } from '../../../../core/simulation/charges.ts'
import type { Explanation, SourceCode } from '../../../../core/simulation/formulas.ts'
import { explanationText, givenText } from '../../result/explanation.ts'
import { formulaWords } from '../../result/formula-words.ts'
import { sourceWords } from '../../result/result-words.ts'
import { words } from './words.ts'

/** A formula with what stood in it, and its source; a sentence in place of a formula names its source itself. */
export function explained(explanation: Explanation, code?: ItemCode): string {
  const { formula, source } = explanation
  if (formula === 'given') return `${givenText(code)}.`
  if (formula in formulaWords) return `${formulaWords[formula as keyof typeof formulaWords]}.`
  return words.explained(explanationText(explanation), sourceWords[source].name)
}

/** Everything the figures of a credit rest on, each once. */
export function sourcesOf({ items, explanations }: Breakdown): SourceCode[] {
  const all = [...items.map(({ explanation }) => explanation), ...Object.values(explanations)]
  return [...new Set(all.map(({ source }) => source))]
}
