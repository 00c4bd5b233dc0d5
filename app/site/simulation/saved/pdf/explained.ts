import type { Breakdown } from '../../engine/breakdown.ts'
import type { Explanation, SourceCode } from '../../engine/formulas.ts'
import { explanationText } from '../../result/explanation.ts'
import { formulaWords } from '../../result/formula-words.ts'
import { sourceWords } from '../../result/result-words.ts'
import { words } from './words.ts'

/** A formula with what stood in it, and its source; a sentence in place of a formula names its source itself. */
export function explained(explanation: Explanation): string {
  const text = explanationText(explanation)
  return explanation.formula in formulaWords ? `${text}.` : words.explained(text, sourceWords[explanation.source].name)
}

/** Everything the figures of a credit rest on, each once. */
export function sourcesOf({ items, explanations }: Breakdown): SourceCode[] {
  const all = [...items.map(({ explanation }) => explanation), ...Object.values(explanations)]
  return [...new Set(all.map(({ source }) => source))]
}
