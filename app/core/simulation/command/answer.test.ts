import { expect, test } from 'vitest'
import { answer } from './answer.ts'

const car = { otr: 187_950_000, dp: { percent: 25 }, tenorMonths: 36, rate: { kind: 'flat', percent: 5.85 } }
const printed = (input: unknown) => {
  const result = answer(JSON.stringify(input))
  return result.ok ? JSON.parse([...result.value].join('')) : expect.fail(result.refusal.join())
}
const lines = (text: string) => {
  const result = answer(text)
  return result.ok ? [] : result.refusal
}

test('one case gives one breakdown, with exactly the documented fields in their order', () => {
  const breakdown = printed(car)
  expect(Object.keys(breakdown)).toEqual([
    'instalment',
    'instalmentUnrounded',
    'financed',
    'downPayment',
    'tdp',
    'items',
    'interestTotal',
    'totalPaid',
    'flatPercent',
    'effectivePercent',
    'schedule',
  ])
  expect(Object.keys(breakdown.items[0])).toEqual(['code', 'amount', 'paid'])
  expect(Object.keys(breakdown.schedule[0])).toEqual(['month', 'instalment', 'interest', 'principal', 'balance'])
})

test('an array of cases gives an array', () => {
  expect(printed([car, { ...car, tenorMonths: 12 }])).toMatchObject([{ downPayment: 46_987_500 }, { schedule: { length: 12 } }])
  expect(printed([])).toEqual([])
})

test('a message about a wrong case names its field, and in an array its index', () => {
  expect(lines(JSON.stringify({ ...car, tenorMonths: 1e9 }))).toEqual(['tenorMonths must be at most 120'])
  expect(lines(JSON.stringify([car, { ...car, dp: { percent: -1 } }]))).toEqual(['[1] dp.percent must not be below zero'])
  expect(lines(JSON.stringify({ ...car, insurance: { cover: ['hail'] } }))).toEqual([
    'insurance.cover is not one of the options in docs/simulate.md',
  ])
  expect(lines(JSON.stringify({ ...car, tenor: 12 }))).toEqual(['tenor is not a field of a case, see docs/simulate.md'])
})

test.each(['', 'x', '{"otr":', '<script>'])('%j is not JSON', (text) =>
  expect(lines(text)).toEqual(['The case must be JSON, see docs/simulate.md']),
)

test('every unknown field is named on its own line, without control characters for a terminal', () => {
  const wrong = { ...car, tenor: 12, 'a\nb': 1, '\u001b[31m': 1, ['x'.repeat(100_000)]: 1 }
  const told = lines(JSON.stringify(wrong))
  expect(told).toHaveLength(4)
  for (const line of told) {
    expect(line).not.toMatch(/\p{Cc}/u)
    expect(line.length).toBeLessThan(150)
  }
})

test('a byte order mark at the start of a file is ignored', () => {
  expect(lines(`\uFEFF${JSON.stringify(car)}`)).toEqual([])
})

test('a case that cannot be calculated is reported before anything is printed', () => {
  expect(lines(JSON.stringify([car, { ...car, discount: 150_000_000 }]))).toEqual([
    expect.stringMatching(/^\[1\] discount must not be more than the first payment/),
  ])
})
