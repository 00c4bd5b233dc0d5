import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCase } from './any-case.fixture.ts'
import type { Case } from './case/case-schema.ts'
import { readCase } from './case/read-case.ts'
import { fields } from './case/refusal.ts'
import { tariffInFile } from './insurance/tariff-in-file.ts'
import { simulate } from './simulate.ts'

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    -0,
    0.5,
    1e9,
    1e21,
    1e300,
    5e-324,
    '',
    '75 juta',
    '<script>alert(1)</script>',
    null,
    [],
    {},
    true,
  ),
  fc.double(),
  fc.anything(),
)

/** The case with one value replaced, at any depth. */
function withValueReplaced(theCase: unknown, path: number[], value: unknown): unknown {
  if (typeof theCase !== 'object' || theCase === null || path.length === 0) return value
  const entries = Object.entries(theCase)
  const chosen = (path[0] ?? 0) % Math.max(1, entries.length)
  const changed = entries.map(([key, each], index) => [
    key,
    index === chosen ? withValueReplaced(each, path.slice(1), value) : each,
  ])
  return Array.isArray(theCase) ? changed.map(([, each]) => each) : Object.fromEntries(changed)
}

function expectSense(result: ReturnType<typeof simulate>) {
  if (!result.ok) {
    expect(result.refusal.length).toBeGreaterThan(0)
    for (const { field } of result.refusal) expect(fields).toContain(field)
    return
  }
  expect(
    JSON.stringify(result.value, (_, each) => (Number.isNaN(each) || Math.abs(each) === Infinity ? 'wrong' : each)),
  ).not.toContain('wrong')
}

test('any input is read or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(readCase(input).ok).toBe(false)
    }),
    { numRuns: 2000, seed: 1 },
  )
})

test('a case with one hostile value gives figures or a refusal that names a field', () => {
  fc.assert(
    fc.property(anyCase, fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }), hostile, (theCase, path, value) => {
      const read = readCase(withValueReplaced(theCase, path, value))
      expectSense(read.ok ? simulate(read.value, tariffInFile) : read)
    }),
    { numRuns: 5000, seed: 2 },
  )
})

test('the engine itself refuses numbers that were not validated', () => {
  fc.assert(
    fc.property(anyCase, fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }), fc.double(), (theCase, path, value) => {
      const changed = withValueReplaced(theCase, path, value) as Case
      fc.pre(readCase(changed).ok || JSON.stringify(theCase, kinds) === JSON.stringify(changed, kinds))
      expectSense(simulate(changed, tariffInFile))
    }),
    { numRuns: 3000, seed: 3 },
  )
})

/** Replaces each number by its type name. */
function kinds(_: string, value: unknown) {
  return typeof value === 'object' ? value : typeof value === 'number' ? 'number' : value
}

const car: Case = { otr: 200_000_000, dp: { percent: 20 }, tenorMonths: 36, rate: { kind: 'flat', percent: 6 } }

test.each([
  [{ ...car, tenorMonths: 1e9 }, 'tenorMonths', 'too-large'],
  [{ ...car, tenorMonths: 12.5 }, 'tenorMonths', 'not-whole'],
  [{ ...car, otr: -1 }, 'otr', 'negative'],
  [{ ...car, otr: 1e15 }, 'otr', 'too-large'],
  [{ ...car, otr: '200 juta' }, 'otr', 'not-a-number'],
  [{ ...car, otr: undefined }, 'otr', 'missing'],
  [{ ...car, dp: {} }, 'dp', 'percent-or-amount'],
  [{ ...car, dp: { percent: 20, amount: 1 } }, 'dp', 'percent-or-amount'],
  [{ ...car, dp: { percent: 101 } }, 'dp.percent', 'too-large'],
  [{ ...car, dp: { amount: 200_000_001 } }, 'dp.amount', 'above-price'],
  [{ ...car, rate: { kind: 'flat', percent: Number.NaN } }, 'rate.percent', 'not-a-number'],
  [{ ...car, rate: { kind: 'floating', percent: 6 } }, 'rate.kind', 'not-an-option'],
  [{ ...car, rate: { kind: 'flat' } }, 'rate.percent', 'missing'],
  [{ ...car, tenor: 36 }, 'case', 'unknown-field'],
  [{ ...car, insurance: { cover: [] } }, 'insurance.cover', 'missing'],
  [{ ...car, insurance: { region: 4 } }, 'insurance.region', 'not-an-option'],
  [{ ...car, insurance: { extensions: ['hail'] } }, 'insurance.extensions', 'not-an-option'],
  [{ ...car, insurance: { extensions: [{ liability: 100_000_001 }] } }, 'insurance.extensions', 'too-large'],
  [{ ...car, discount: 60_000_000 }, 'discount', 'above-first-payment'],
  [{ ...car, balloonPercent: 81 }, 'balloonPercent', 'above-principal'],
  [{ ...car, dp: { amount: 199_999_000 } }, 'rounding.unit', 'above-instalment'],
  ['<script>', 'case', 'wrong-shape'],
  [null, 'case', 'wrong-shape'],
])('%j is refused for %s: %s', (input, field, code) => {
  const read = readCase(input)
  const result = read.ok ? simulate(read.value, tariffInFile) : read
  expect(result.ok ? [] : result.refusal).toContainEqual(expect.objectContaining({ field, code }))
})
