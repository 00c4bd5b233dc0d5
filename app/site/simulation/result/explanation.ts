import { formatNumber } from '../../../lib/number.ts'
import { percentText } from '../calculation/words.ts'
import { type Explanation, formulas } from '../engine/formulas.ts'
import { formulaWords } from './formula-words.ts'

/** `p × OTR, dengan p = 20 %, OTR = 381.900.000`: the formula and what stood in it. */
export function explanationText({ formula, values }: Explanation): string {
  if (formula in formulaWords) return formulaWords[formula as keyof typeof formulaWords]
  const { text } = formulas[formula]
  const symbols = symbolsOf(text.replace(/^\w+ = /, ''))
  const used = Object.entries(values).filter(([symbol]) => symbols.has(symbol))
  const told = used.map(([symbol, value]) => `${symbol} = ${percents.has(symbol) ? percentText(value) : formatNumber(value)}`)
  return told.length > 0 ? `${text}, dengan ${told.join(', ')}` : text
}

/** Symbols that stand for a share or a rate. */
const percents = new Set(['p', 'f', 'r', 'm'])

function symbolsOf(text: string): Set<string> {
  return new Set(text.match(/[A-Za-z]+\d*/g) ?? [])
}
