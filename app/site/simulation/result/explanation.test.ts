import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCase } from '../../../core/simulation/any-case.fixture.ts'
import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import { type Explanation, explain } from '../../../core/simulation/formulas.ts'
import { tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import { compare } from '../../../core/simulation/packages/packages.ts'
import { packagesInFile } from '../../../core/simulation/packages/packages-in-file.ts'
import { simulate } from '../../../core/simulation/simulate.ts'
import { explanationText, givenText } from './explanation.ts'

// Checks the formulas like a reader with pencil and paper: uses only the printed text, nothing of the engine.

/** A printed number: `337.800.000`, `5.392.912,333`, `2,08 %`. */
function numberIn(text: string): number {
  const number = Number(text.replace(' %', '').replaceAll('.', '').replace(',', '.'))
  return text.endsWith('%') ? number / 100 : number
}

type Read = { left: string; right: string; values: Record<string, number>; round: (amount: number) => number }

/** `A = R(F ÷ n), dengan F = 100, n = 3, R = 10 ke atas`. */
function read(printed: string): Read {
  const [, unit = '', way = ''] = /, R = ([\d.]+) (ke atas|terdekat|ke bawah)$/.exec(printed) ?? []
  const [formula = '', told] = printed.replace(/, R = .*$/, '').split(', dengan ')
  const pairs = told === undefined ? [] : told.split(/, (?=[A-Z]+ =|[a-z] =)/).map((pair) => pair.split(' = '))
  const values = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, numberIn(value)]))
  const [left = '', right = ''] = /^\w+ = /.test(formula)
    ? [formula.slice(0, formula.indexOf(' = ')), formula.slice(formula.indexOf(' = ') + 3)]
    : ['', formula]
  return { left, right: right.replace(/, m = r ÷ 12$/, ''), values, round: rounding(numberIn(unit), way) }
}

/** As exact as a pocket calculator: a number that differs from a whole unit only in its last digits counts as whole. */
function rounding(unit: number, way: string): (amount: number) => number {
  const ways: Record<string, (units: number) => number> = {
    'ke atas': (units) => Math.ceil(units - 1e-6),
    'ke bawah': (units) => Math.floor(units + 1e-6),
    terdekat: Math.round,
  }
  const round = ways[way]
  return round ? (amount) => round(amount / unit) * unit : (amount) => amount
}

/** Calculates the right side of a formula with school rules. */
function evaluated(right: string, { values, round }: Pick<Read, 'values' | 'round'>): number {
  const script = right
    .replace(/\d[\d.]*(?:,\d+)?(?: %)?/g, (number) => String(numberIn(number)))
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('^-n', '**(-n)')
    .replace(/\b(max|min)\(/g, 'Math.$1(')
  const all = { R: round, ...(values.r !== undefined && { m: values.r / 12 }), ...values }
  return new Function(...Object.keys(all), `return ${script}`)(...Object.values(all)) as number
}

const resultOf = (explanation: Explanation): number => {
  const formula = read(explanationText(explanation))
  return evaluated(formula.right, formula)
}

/** The yearly rate in percent for which both sides of `… = F, r = 12 × m` are equal. */
function solvedRate(explanation: Explanation): number {
  const printed = explanationText(explanation)
  const [equation = '', told = ''] = printed.split(', r = 12 × m, dengan ')
  const { values } = read(`x, dengan ${told}`)
  const [left = ''] = equation.split(' = F')
  const at = (m: number) => evaluated(left, { values: { ...values, m }, round: (amount) => amount })
  let [low, high] = [1e-9, 1]
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2
    if (at(middle) > (values.F ?? 0)) low = middle
    else high = middle
  }
  return low * 1200
}

/** Each formula's printed figure, and how many rupiah it may be off because fractions are not printed. */
function figuresOf({ items, explanations, ...figures }: Breakdown) {
  const parts = items.map(({ code, amount, explanation }) => ({ code, explanation, amount: Math.abs(amount), within: 1 }))
  return [
    ...parts,
    { code: 'principal', explanation: explanations.principal, amount: figures.principal, within: 0.01 },
    { code: 'financed', explanation: explanations.financed, amount: figures.financed, within: 0.01 },
    { code: 'instalment', explanation: explanations.instalment, amount: figures.instalment, within: 1 },
    { code: 'first payment', explanation: explanations.tdp, amount: figures.tdp, within: 0.01 },
    { code: 'interest', explanation: explanations.interestTotal, amount: figures.interestTotal, within: 1 },
    { code: 'total', explanation: explanations.totalPaid, amount: figures.totalPaid, within: 0.01 },
  ].filter(({ explanation }) => explanation.formula !== 'given')
}

function check(breakdown: Breakdown) {
  for (const { code, explanation, amount, within } of figuresOf(breakdown)) {
    const printed = explanationText(explanation)
    expect(Math.abs(resultOf(explanation) - amount), `${code} ${amount}: ${printed}`).toBeLessThanOrEqual(within)
  }
  const { flatPercent, effectivePercent } = breakdown.explanations
  if (breakdown.financed === 0) return
  if (flatPercent.formula !== 'given') expect(resultOf(flatPercent) * 100).toBeCloseTo(breakdown.flatPercent, 3)
  if (effectivePercent.formula !== 'given') expect(solvedRate(effectivePercent)).toBeCloseTo(breakdown.effectivePercent, 3)
}

describe('every printed formula gives its printed figure', () => {
  test('for any case', () => {
    fc.assert(
      fc.property(anyCase, (theCase) => {
        const result = simulate(theCase, tariffInFile)
        fc.pre(result.ok)
        if (result.ok) check(result.value)
      }),
      { numRuns: 400, seed: 11 },
    )
  })

  test('for any choice under each package', () => {
    const choices = fc.record({
      otr: fc.integer({ min: 150_000_000, max: 900_000_000 }),
      colourSurcharge: fc.constantFrom(0, 1_500_000),
      accessories: fc.constantFrom(0, 3_250_000),
      discount: fc.constantFrom(0, 5_000_000),
      dp: fc.integer({ min: 20_000, max: 80_000 }).map((thousandths) => ({ percent: thousandths / 1000 })),
      tenorMonths: fc.constantFrom(12, 24, 36, 48, 60, 84),
      firstInstalment: fc.constantFrom('advance' as const, 'arrears' as const),
      cover: fc.constantFrom('comprehensive' as const, 'tlo' as const, 'combination' as const),
      extensions: fc.subarray(['flood', 'earthquake', 'riot', 'terrorism', 'liability'] as const),
      region: fc.constantFrom(1 as const, 2 as const, 3 as const),
      tradeIn: fc.record({ value: fc.integer({ min: 0, max: 500_000_000 }), payoff: fc.integer({ min: 0, max: 200_000_000 }) }),
      on: fc.constant('2026-11-28'),
    })
    let seen = 0
    fc.assert(
      fc.property(choices, ({ extensions, ...chosen }) => {
        for (const { outcome } of compare(packagesInFile, { ...chosen, extensions: [...extensions] }, tariffInFile)) {
          if (!outcome.ok) continue
          check(outcome.value)
          seen += 1
        }
      }),
      { numRuns: 150, seed: 12 },
    )
    expect(seen).toBeGreaterThan(100)
  })

  test('for a flat rate that keeps its effective rate when the first instalment is paid at once', () => {
    const theCase = {
      otr: 337_800_000,
      dp: { percent: 20 },
      tenorMonths: 60,
      rate: { kind: 'flat', percent: 7, basis: 'same-effective' },
      firstInstalment: 'advance',
    } as const
    const result = simulate(theCase, tariffInFile)
    if (!result.ok) expect.fail()
    expect(result.value.explanations.instalment.formula).toBe('annuity-advance')
    check(result.value)
  })

  test('a wrong formula is detected', () => {
    const right = explain('principal', { OTR: 100, D: 30 })
    expect(resultOf(right)).toBe(70)
    expect(resultOf({ ...right, values: { OTR: 100, D: 31 } })).not.toBe(70)
    expect(resultOf(explain('trade-in', { V: 100, L: 30, T: 50 }))).toBe(50)
  })
})

test('a formula is shown with its values but without its own result', () => {
  const values = { p: 20, OTR: 381_900_000, D: 76_380_000 }
  expect(explanationText(explain('down-payment-percent', values))).toBe('D = p × OTR, dengan p = 20 %, OTR = 381.900.000')
})

test('a formula says how its amount is rounded, and leaves out parts that are zero', () => {
  const values = { F: 274_219_300, f: 7, n: 60, B: 0, R: 1000 }
  expect(explanationText(explain('flat-instalment', values, 'up'))).toBe(
    'A = R((F × (1 + f × n ÷ 12)) ÷ n), dengan F = 274.219.300, f = 7 %, n = 60, R = 1.000 ke atas',
  )
  expect(explanationText(explain('total-advance', { TDP: 90, A: 5, n: 12, B: 0, Z: 0 }))).toBe(
    'TDP + A × (n − 1), dengan TDP = 90, A = 5, n = 12',
  )
})

test('a premium is explained year by year', () => {
  const values = { SI1: 300, t1: 2, a1: 0, e1: 0.1, l1: 100, SI2: 270, t2: 2, a2: 5, e2: 0, l2: 0, R: 100 }
  expect(explanationText(explain('insurance', values, 'up'))).toBe(
    'R(300 × (2 % + 0,1 %) + 100 + 270 × (2 % × (1 + 5 %))), R = 100 ke atas',
  )
})

test('an amount without a formula says whose figure it is', () => {
  expect(givenText('admin')).toBe('Menurut paket')
  expect(givenText('discount')).toBe('Sebesar yang Anda isi')
  expect(givenText('accessories')).toBe('Menurut pilihan Anda')
})
