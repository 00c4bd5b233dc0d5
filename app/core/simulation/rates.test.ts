import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Case } from './case/case-schema.ts'
import { tariffInFile } from './insurance/tariff-in-file.ts'
import { effectiveFromFlat, flatFromEffective } from './rates.ts'
import { simulate } from './simulate.ts'

const terms = fc.record({ months: fc.integer({ min: 6, max: 120 }), firstInstalment: fc.constantFrom('advance', 'arrears') })

test('a flat rate converted to effective and back is the same rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), terms, (hundredths, each) => {
      const flat = hundredths / 100
      expect(flatFromEffective(effectiveFromFlat(flat, each), each)).toBeCloseTo(flat, 9)
    }),
    { numRuns: 1000, seed: 5 },
  )
})

test.each([12, 24, 36, 48, 60])('5 %% flat over %i months is 9,1 to 9,3 effective in ADDB, 9,5 to 10,8 in ADDM', (months) => {
  const arrears = effectiveFromFlat(5, { months, firstInstalment: 'arrears' })
  const advance = effectiveFromFlat(5, { months, firstInstalment: 'advance' })
  expect(arrears).toBeGreaterThan(9.05)
  expect(arrears).toBeLessThan(9.35)
  expect(advance).toBeGreaterThan(9.45)
  expect(advance).toBeLessThan(10.85)
})

test('a rate of zero is zero, flat and effective', () => {
  expect(effectiveFromFlat(0, { months: 36, firstInstalment: 'advance' })).toBe(0)
  expect(flatFromEffective(0, { months: 36, firstInstalment: 'arrears' })).toBe(0)
})

const car: Case = { otr: 200_000_000, dp: { percent: 20 }, tenorMonths: 36, rate: { kind: 'flat', percent: 6 } }
const worked = (theCase: Case) => {
  const result = simulate(theCase, tariffInFile)
  return result.ok ? result.value : expect.fail()
}

test('a quoted rate is returned unchanged, whatever the rounding of the instalment', () => {
  expect(worked(car).flatPercent).toBe(6)
  expect(worked({ ...car, rate: { kind: 'effective', percent: 11.25 } }).effectivePercent).toBe(11.25)
})

test('a car paid in full has the rates of its contract and no instalments', () => {
  const paid = worked({ ...car, dp: { percent: 100 } })
  expect(paid).toMatchObject({ financed: 0, instalment: 0, interestTotal: 0, flatPercent: 6, tdp: 200_000_000 })
  expect(paid.effectivePercent).toBeGreaterThan(11)
})

test('with the first instalment at delivery, the same effective rate gives a lower instalment than the same flat rate', () => {
  const sameFlat = worked({ ...car, firstInstalment: 'advance' })
  const sameEffective = worked({ ...car, rate: { ...car.rate, basis: 'same-effective' } })
  const arrears = worked({ ...car, firstInstalment: 'arrears' })
  expect(sameFlat.instalment).toBe(arrears.instalment)
  expect(sameEffective.instalment).toBeLessThan(arrears.instalment)
  expect(sameEffective.effectivePercent).toBeCloseTo(arrears.effectivePercent, 9)
  expect(sameEffective.flatPercent).toBeLessThan(6)
})

test('interest-free and rounded down, the last instalment pays the rest of the principal', () => {
  const { schedule, instalment } = worked({
    ...car,
    tenorMonths: 12,
    rate: { kind: 'flat', percent: 0 },
    rounding: { unit: 1000, mode: 'down' },
  })
  expect(instalment).toBe(13_333_000)
  expect(schedule.at(-1)).toEqual({ month: 12, instalment: 13_337_000, interest: 0, principal: 13_337_000, balance: 0 })
})
