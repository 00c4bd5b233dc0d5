import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCase } from './any-case.ts'
import type { Breakdown } from './breakdown.ts'
import { type Explanation, explain, formulas } from './formulas.ts'
import { simulate } from './simulate.ts'

const percents = new Set(['p', 'f', 'r', 'm'])

/** What a formula gives with the values that are told beside it, by the rules of school; rounding is left out. */
function evaluated({ formula, values }: Explanation): number {
  const right = formulas[formula].text.replace(/^\w+ = /, '').replaceAll('R(', '(')
  const script = right
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('^', '**')
    .replace(/\b(max|min)\(/g, 'Math.$1(')
    // In the notation of mathematics −n binds tighter than it does in the language here.
    .replace(/\*\*-n/g, '**(-n)')
  const names = Object.keys(values)
  const told = names.map((name) => (percents.has(name) ? (values[name] ?? 0) / 100 : values[name]))
  return new Function(...names, `return ${script}`)(...told) as number
}

/** The figure, and how far rounding may take it from its formula. */
function figuresOf({ items, explanations, ...figures }: Breakdown, unit: number) {
  const item = (code: string) => items.find((each) => each.code === code)
  const own = [
    { of: item('down-payment'), within: 500 },
    { of: item('trade-in'), within: 0.01, sign: -1 },
    { of: item('trade-in-shortfall'), within: 0.01 },
    { of: item('provision'), within: 0.5 },
    { of: item('credit-life'), within: 0.5 },
  ].flatMap(({ of, within, sign = 1 }) => (of ? [{ explanation: of.explanation, amount: sign * of.amount, within }] : []))
  return [
    ...own,
    { explanation: explanations.principal, amount: figures.principal, within: 0.01 },
    { explanation: explanations.financed, amount: figures.financed, within: 0.01 },
    { explanation: explanations.instalment, amount: figures.instalment, within: unit },
    { explanation: explanations.interestTotal, amount: figures.interestTotal, within: 1 },
    // Rounded down or to the nearest, the last instalment brings what is missing.
    { explanation: explanations.totalPaid, amount: figures.totalPaid, within: unit * figures.schedule.length },
  ]
}

test('every formula gives its figure with the values told beside it', () => {
  fc.assert(
    fc.property(anyCase, (theCase) => {
      const result = simulate(theCase)
      fc.pre(result.ok)
      if (!result.ok) return
      // A flat rate kept by its effective one has no closed formula.
      fc.pre(theCase.rate.basis !== 'same-effective' && theCase.rate.percent > 0)
      const unit = theCase.rounding?.mode === 'none' ? 1 : (theCase.rounding?.unit ?? 1000)
      for (const { explanation, amount, within } of figuresOf(result.value, unit)) {
        if (explanation.formula === 'given') continue
        expect(
          Math.abs(evaluated(explanation) - amount),
          `${explanation.formula} ${JSON.stringify(explanation.values)}`,
        ).toBeLessThanOrEqual(within + 0.01)
      }
    }),
    { numRuns: 600, seed: 7 },
  )
})

test('a formula that is wrong is found out', () => {
  expect(evaluated(explain('principal', { OTR: 100, D: 30 }))).toBe(70)
  expect(evaluated(explain('trade-in', { V: 100, L: 30, T: 50 }))).toBe(50)
})
