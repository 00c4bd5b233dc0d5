import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCase } from './any-case.fixture.ts'
import type { Breakdown } from './breakdown.ts'
import type { Case } from './case/case-schema.ts'
import { tariffInFile } from './insurance/tariff-in-file.ts'
import { simulate } from './simulate.ts'

const runs = { numRuns: 600, seed: 4 }

/** Calculates the case. Skips cases with a rounding unit larger than the instalment. */
function calculated(theCase: Case): Breakdown {
  const result = simulate(theCase, tariffInFile)
  fc.pre(result.ok)
  return result.ok ? result.value : expect.fail()
}

// Adding 0 turns -0 into 0.
const sum = (amounts: number[]) => Math.round(amounts.reduce((total, each) => total + each, 0) * 100) / 100 + 0

function holds(check: (breakdown: Breakdown, theCase: Case) => void) {
  fc.assert(
    fc.property(anyCase, (theCase) => check(calculated(theCase), theCase)),
    runs,
  )
}

test('the cash items add up to the first payment; the financed items and the principal add up to the financed amount', () =>
  holds(({ items, tdp, financed, principal }) => {
    const total = (paid: string) => sum(items.filter((each) => each.paid === paid).map(({ amount }) => amount))
    expect(total('cash')).toBe(tdp)
    expect(total('financed') + principal).toBe(financed)
  }))

test('the schedule ends at zero or at the balloon, and every row adds up', () =>
  holds(({ schedule, financed, balloon }, { tenorMonths }) => {
    expect(schedule).toHaveLength(tenorMonths)
    expect(schedule.at(-1)?.balance).toBe(balloon)
    let before = financed
    for (const { instalment, interest, principal, balance } of schedule) {
      expect(sum([interest, principal])).toBe(instalment)
      expect(sum([before, -principal])).toBe(balance)
      expect(interest).toBeGreaterThanOrEqual(0)
      before = balance
    }
  }))

test('the total paid is the first payment, the later instalments and the balloon', () =>
  holds(({ totalPaid, tdp, schedule, balloon }, { firstInstalment }) => {
    const later = schedule.slice(firstInstalment === 'advance' ? 1 : 0).map(({ instalment }) => instalment)
    expect(totalPaid).toBe(sum([tdp, balloon, ...later]))
  }))

test('interest plus the rounding total equal the payments minus the financed amount', () =>
  holds(({ interestTotal, roundingTotal, schedule, balloon, financed }) => {
    const paid = sum(schedule.map(({ instalment }) => instalment))
    expect(sum([interestTotal, roundingTotal])).toBe(sum([paid, balloon, -financed]))
    expect(sum(schedule.map(({ interest }) => interest))).toBe(sum([paid, balloon, -financed]))
  }))

test('instalments that are rounded up pay back at least the financed amount', () =>
  holds(({ instalment, financed, balloon }, { tenorMonths, rounding }) => {
    if (rounding?.mode === 'up') expect(instalment * tenorMonths + balloon).toBeGreaterThanOrEqual(financed)
  }))

test('every figure is a number, and whole in rupiah unless nothing is rounded', () =>
  holds(({ schedule, items, ...figures }, { rounding }) => {
    const { instalmentUnrounded: _, flatPercent, effectivePercent, instalment, financed, tdp, totalPaid } = figures
    expect([flatPercent, effectivePercent].every((each) => Number.isFinite(each) && each >= 0)).toBe(true)
    if (rounding?.mode === 'none') return
    const whole = [instalment, financed, tdp, totalPaid, ...items.map(({ amount }) => amount)]
    expect([...whole, ...schedule.flatMap(Object.values)].every(Number.isSafeInteger)).toBe(true)
  }))

test('with the same flat rate, the TDP in ADDM is the TDP in ADDB plus one instalment', () =>
  holds((_, theCase) => {
    const flat: Case = { ...theCase, tradeIn: undefined, rate: { kind: 'flat', percent: theCase.rate.percent } }
    const [advance, arrears] = [
      calculated({ ...flat, firstInstalment: 'advance' }),
      calculated({ ...flat, firstInstalment: 'arrears' }),
    ]
    expect(sum([advance.tdp, -arrears.tdp])).toBe(advance.instalment)
  }))

test('a trade-in changes only what is paid in cash, and removing it restores every figure', () =>
  holds((_, theCase) => {
    const without = calculated({ ...theCase, tradeIn: undefined })
    const tradeIn = theCase.tradeIn ?? { value: 90_000_000, payoff: 20_000_000 }
    const { tdp, totalPaid, items, tradeIn: used, explanations, ...rest } = calculated({ ...theCase, tradeIn })
    expect(without).toMatchObject(rest)
    expect(sum([totalPaid, -tdp])).toBe(sum([without.totalPaid, -without.tdp]))
    expect(calculated({ ...theCase, tradeIn: { value: 0, payoff: 0 } })).toEqual(without)
  }))

test('the order of the choices does not matter', () =>
  holds((breakdown, theCase) => {
    const reversed = Object.fromEntries(Object.entries(theCase).reverse()) as Case
    const { insurance } = theCase
    const extensions = insurance?.extensions?.toReversed()
    expect(simulate({ ...reversed, insurance: insurance && { ...insurance, extensions } }, tariffInFile)).toEqual({
      ok: true,
      value: breakdown,
    })
  }))

const more = fc.integer({ min: 1, max: 50_000_000 })

test('more down payment never means more to pay each month', () => {
  fc.assert(
    fc.property(anyCase, more, (theCase, extra) => {
      const less = calculated({ ...theCase, balloonPercent: 0 })
      fc.pre(less.downPayment + extra <= less.price)
      const further = calculated({ ...theCase, balloonPercent: 0, dp: { amount: less.downPayment + extra } })
      expect(further.instalment).toBeLessThanOrEqual(less.instalment)
      expect(further.interestTotal).toBeLessThanOrEqual(less.interestTotal)
    }),
    runs,
  )
})

test('more months never mean a higher instalment, nor less interest', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 1, max: 60 }), (theCase, extra) => {
      fc.pre(theCase.tenorMonths + extra <= 120)
      // Leave out financed insurance: it grows with the years.
      const alone: Case = { ...theCase, insurance: undefined }
      const [short, long] = [calculated(alone), calculated({ ...alone, tenorMonths: alone.tenorMonths + extra })]
      expect(long.instalment).toBeLessThanOrEqual(short.instalment)
      expect(long.interestTotal).toBeGreaterThanOrEqual(short.interestTotal)
    }),
    runs,
  )
})

test('a higher rate never means a lower instalment, less interest or a lower effective rate', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 1, max: 500 }), (theCase, extra) => {
      const low = calculated(theCase)
      const high = calculated({ ...theCase, rate: { ...theCase.rate, percent: theCase.rate.percent + extra / 100 } })
      expect(high.instalment).toBeGreaterThanOrEqual(low.instalment)
      expect(high.interestTotal).toBeGreaterThanOrEqual(low.interestTotal)
      expect(high.effectivePercent).toBeGreaterThanOrEqual(low.effectivePercent)
      expect(high.flatPercent).toBeGreaterThanOrEqual(low.flatPercent)
    }),
    runs,
  )
})
