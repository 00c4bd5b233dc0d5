import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCase } from './any-case.fixture.ts'
import type { Breakdown } from './breakdown.ts'
import type { Case } from './case/case-schema.ts'
import { tariffInFile } from './insurance/tariff-in-file.ts'
import { amount, type Fraction, futureValues, naive, read } from './oracle.fixture.ts'
import { simulate } from './simulate.ts'

const numRuns = 10_000
const seed = 20_261_128

/** The remaining debt after all months, in rupiah. */
function leftOver(theCase: Case, owed: number, monthly: Fraction, instalment: Fraction): number {
  const atOnce = theCase.firstInstalment === 'advance'
  const end = futureValues([BigInt(Math.round(owed * 100)), 100n], monthly, theCase.tenorMonths, atOnce)
  const [debt, paid] = [end.owed, [end.saved[0] * instalment[0], end.saved[1] * instalment[1]] as Fraction]
  return amount([debt[0] * paid[1] - paid[0] * debt[1], debt[1] * paid[1]])
}

const monthlyOf = (percent: number): Fraction => {
  const [over, under] = read(percent)
  return [over, under * 1200n]
}

/** Recalculates the balances from the printed rate. Its twelfth decimal changes them by less than a rupiah. */
function expectSchedule(theCase: Case, { schedule, financed, scheduleRatePercent }: Breakdown, instalment: number) {
  const rate = scheduleRatePercent / 1200
  let balance = financed
  for (const row of schedule) {
    if (row.month > 1 || theCase.firstInstalment === 'arrears') balance += balance * rate
    balance -= instalment
    if (row.month < schedule.length && Math.abs(row.balance - balance) > 2) {
      expect.fail(`balance of month ${row.month}: ${row.balance} and ${balance}, ${JSON.stringify(theCase)}`)
    }
  }
}

test(`a second implementation agrees on ${numRuns} random cases`, { timeout: 120_000 }, () => {
  let compared = 0
  fc.assert(
    fc.property(anyCase, (theCase) => {
      const result = simulate(theCase, tariffInFile)
      // The only allowed refusal is a rounding unit larger than the instalment.
      if (!result.ok) return result.refusal.every(({ field }) => field === 'rounding.unit')
      compared++
      const { value } = result
      const other = naive(theCase)
      const { downPayment, financed, instalment, tdp, balloon } = value
      expect({ downPayment, financed, instalment, tdp, balloon }).toEqual({
        downPayment: other.downPayment,
        financed: other.financed,
        instalment: other.instalment,
        tdp: other.tdp,
        balloon: other.balloon,
      })
      const grain = theCase.rounding?.mode === 'none' ? 0.005 : 0.5
      expect(Math.abs(value.instalmentUnrounded - amount(other.unrounded))).toBeLessThanOrEqual(0.005001)
      expect(Math.abs(value.interestTotal - amount(other.interest))).toBeLessThanOrEqual(grain + 0.000001)
      const left = leftOver(theCase, financed, monthlyOf(value.effectivePercent), other.unrounded)
      expect(Math.abs(left - balloon)).toBeLessThan(0.5)
      expectSchedule(theCase, value, theCase.rounding?.mode === 'none' ? amount(other.unrounded) : instalment)
    }),
    { numRuns, seed },
  )
  expect(compared).toBeGreaterThan(numRuns * 0.98)
})
