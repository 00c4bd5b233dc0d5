import { expect, test } from 'vitest'
import type { Case } from './case/case-schema.ts'
import { tariffInFile } from './insurance/tariff-in-file.ts'
import { settlementAt } from './settlement.ts'
import { simulate } from './simulate.ts'

const usual = { penaltyPercent: 5 }
const theCase: Case = {
  otr: 200_000_000,
  dp: { percent: 30 },
  tenorMonths: 60,
  rate: { kind: 'effective', percent: 12 },
  firstInstalment: 'arrears',
}
const result = simulate(theCase, tariffInFile)
const breakdown = result.ok ? result.value : expect.fail()

test('principal, penalty and running interest close the credit', () => {
  const settlement = settlementAt(breakdown, 24, usual)
  const { balance = 0 } = breakdown.schedule[23] ?? {}
  const { interest = 0 } = breakdown.schedule[24] ?? {}
  expect(settlement).toEqual({
    ok: true,
    value: {
      month: 24,
      balance,
      penalty: Math.round(balance * 0.05),
      runningInterest: interest,
      total: balance + Math.round(balance * 0.05) + interest,
      remaining: 36 * breakdown.instalment,
    },
  })
})

test('after the last instalment only the balloon remains', () => {
  expect(settlementAt(breakdown, 60, usual)).toMatchObject({ value: { total: 0, remaining: 0 } })
  const worked = simulate({ ...theCase, balloonPercent: 30 }, tariffInFile)
  const withBalloon = worked.ok ? worked.value : expect.fail()
  expect(settlementAt(withBalloon, 60, { penaltyPercent: 0 })).toMatchObject({
    value: { balance: 60_000_000, total: 60_000_000, remaining: 60_000_000 },
  })
})

test.each([0, -1, 61, 1.5, Number.NaN, 1e9])('month %d is outside the credit', (month) =>
  expect(settlementAt(breakdown, month, usual)).toEqual({ ok: false, refusal: 'month-outside-credit' }),
)

test.each([-1, 101, Number.NaN])('a penalty of %d percent is refused', (penaltyPercent) =>
  expect(settlementAt(breakdown, 12, { penaltyPercent })).toEqual({ ok: false, refusal: 'penalty-outside-range' }),
)
