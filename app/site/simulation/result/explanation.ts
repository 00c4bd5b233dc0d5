import type { ItemCode } from '../../../core/simulation/charges.ts'
import { type Explanation, formulas } from '../../../core/simulation/formulas.ts'
import { formatNumber } from '../../../lib/number.ts'
import { resultWords as words } from './result-words.ts'

/** `p × OTR, dengan p = 20 %, OTR = 381.900.000`: the formula and its values, from which the figure can be calculated. */
export function explanationText(explanation: Explanation): string {
  const { formula, values } = explanation
  if (formula === 'insurance' || formula === 'insurance-own-rate') return withRounding(premiumText(explanation), explanation)
  const text = withoutZeros(formulas[formula].text, values)
  const symbols = new Set(text.replace(/^\w+ = /, '').match(/[A-Za-z]+/g))
  const shownValues = Object.entries(values)
    .filter(([symbol]) => symbols.has(symbol) && symbol !== 'R')
    .map(([symbol, value]) => `${symbol} = ${percents.has(symbol) ? percent(value) : formatNumber(value)}`)
  return withRounding(shownValues.length > 0 ? `${text}, dengan ${shownValues.join(', ')}` : text, explanation)
}

/** For an amount without a formula: it is the package's figure, or the visitor's own. */
export function givenText(code?: ItemCode): string {
  if (code === 'down-payment' || code === 'discount') return words.ownFigure
  return code === 'accessories' ? words.ownChoice : words.given
}

/** Symbols for a share or a rate, in percent. */
const percents = new Set(['p', 'f', 'r'])
const percent = (value: number): string => `${formatNumber(value, 8)} %`

/** Leaves out parts that are zero, such as `+ B` without a B. */
function withoutZeros(text: string, values: Explanation['values']): string {
  const absent = Object.keys(values).filter((symbol) => values[symbol] === 0)
  const shorter = absent.reduce(
    (rest, symbol) => rest.replace(new RegExp(` [+−] ${symbol}(?: × \\(1 \\+ m\\)\\^−n)?(?![\\w(^]| [×÷])`), ''),
    text,
  )
  const bare = shorter.replace(/(?<![\w])\(([A-Z])\)/, '$1')
  return values.R ? bare : bare.replace(/R\((.*)\)(?=$|, m = )/, '$1')
}

function withRounding(text: string, { values: { R = 0 }, rounding }: Explanation): string {
  return R > 0 && rounding ? `${text}, R = ${words.roundedTo(formatNumber(R), rounding)}` : text
}

/** `R(337.800.000 × 2,08 % + …)`: the insured amount of each year times its rate. */
function premiumText({ values }: Explanation): string {
  const years = Object.keys(values).flatMap((key) => (key.startsWith('SI') ? [key.slice(2)] : []))
  return `R(${years.map((year) => yearText((symbol) => values[symbol + year] ?? 0)).join(' + ')})`
}

function yearText(of: (symbol: string) => number): string {
  const [rate, loading, extensions, liability] = [of('t'), of('a'), of('e'), of('l')]
  const base = loading > 0 ? `${percent(rate)} × (1 + ${percent(loading)})` : percent(rate)
  const whole = extensions > 0 ? `${base} + ${percent(extensions)}` : base
  const premium = `${formatNumber(of('SI'))} × ${whole === percent(rate) ? whole : `(${whole})`}`
  return liability > 0 ? `${premium} + ${formatNumber(liability)}` : premium
}
