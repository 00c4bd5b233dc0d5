import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at } from '../../addresses.ts'
import { planTimes } from '../../core/leads/payload.ts'
import { planChoice, unqualifiedBecause } from './plan.ts'
import { consultationSettings } from './plan-schema.ts'

const usual = consultationSettings.parse({})

test('by default a plan within six months is passed on, and the dealer has two opening hours to answer', () => {
  expect(usual).toEqual({ horizonMonths: 6, answerMinutes: 120 })
})

test.each([
  ['bulan-ini', null],
  ['3-bulan', null],
  ['6-bulan', null],
  ['12-bulan', 'plan-beyond-horizon'],
  ['belum-tahu', 'plan-beyond-horizon'],
] as const)('a plan to buy %s: %s', (plan, reason) => {
  expect(unqualifiedBecause({ plan, dealerIsReachable: true }, usual)).toBe(reason)
})

test('the operator can set a longer horizon', () => {
  const withLongHorizon = { ...usual, horizonMonths: 12 }
  expect(unqualifiedBecause({ plan: '12-bulan', dealerIsReachable: true }, withLongHorizon)).toBeNull()
  expect(unqualifiedBecause({ plan: 'belum-tahu', dealerIsReachable: true }, withLongHorizon)).toBe('plan-beyond-horizon')
})

test('without a reachable dealer no plan is qualified', () => {
  fc.assert(
    fc.property(fc.constantFrom(...planTimes), fc.integer({ min: 1, max: 60 }), (plan, horizonMonths) => {
      expect(unqualifiedBecause({ plan, dealerIsReachable: false }, { ...usual, horizonMonths })).toBe('no-dealer-reachable')
    }),
  )
})

test('a longer horizon accepts every plan that a shorter one accepts', () => {
  const months = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(fc.constantFrom(...planTimes), months, months, (plan, horizonMonths, more) => {
      const shorter = unqualifiedBecause({ plan, dealerIsReachable: true }, { ...usual, horizonMonths })
      const longer = unqualifiedBecause({ plan, dealerIsReachable: true }, { ...usual, horizonMonths: horizonMonths + more })
      if (shorter === null) expect(longer).toBeNull()
    }),
  )
})

test('impossible settings are refused', () => {
  for (const horizonMonths of [0, -1, 2.5, '6']) expect(consultationSettings.safeParse({ horizonMonths }).success).toBe(false)
})

test('the address of the form contains the sent plan without the person', () => {
  const plan = { vehicle: 'xforce', variant: null, plan: '3-bulan', payment: 'kredit', currentVehicle: 'Avanza 2018' } as const
  expect(at.consultation(planChoice(plan, 'dwindo-cakung'))).toBe(
    '/konsultasi-pembelian?vehicle=xforce&plan=3-bulan&payment=kredit&current_vehicle=Avanza+2018&dealer=dwindo-cakung',
  )
})
