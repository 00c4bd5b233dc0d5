import { expect, test } from 'vitest'
import { dayFromIso } from '../../../lib/date-parts.ts'
import type { Typed } from '../../../ui/form.ts'
import { applyingOf } from './applying.ts'
import { addressOfAsked, withChange } from './asked.ts'
import { calculate } from './calculate.ts'
import { factsInFiles as facts } from './calculator-facts.fixture.ts'

const slugsFor = (car: string) => facts.accessories[car]?.map(({ slug }) => slug) ?? []
/** An accessory that only this car has. */
const accessories = slugsFor('xforce')
  .filter((slug) => !slugsFor('triton').includes(slug))
  .slice(0, 1)
const asked = (typed: Typed) => ({ typed, withCash: false, accessories })
const addressOf = (one: ReturnType<typeof asked>) =>
  addressOfAsked('/simulasi-kredit', applyingOf(one, calculate(facts, one, dayFromIso('2026-11-28'))))

test('for another car, the variant and accessories of the first one are left out of the address', () => {
  const xforce = asked({ vehicle: 'xforce' })
  expect(accessories).toHaveLength(1)
  const wanted = calculate(facts, xforce, dayFromIso('2026-11-28')).chosen?.variants[0]?.slug ?? ''
  const chosen = asked({ vehicle: 'xforce', variant: wanted, dp: '30%' })
  expect(addressOf(chosen)).toBe(`/simulasi-kredit?vehicle=xforce&variant=${wanted}&dp=30%25&accessories=${accessories[0]}`)
  expect(addressOf({ ...withChange(chosen, { name: 'vehicle', value: 'triton' }), accessories })).toBe(
    '/simulasi-kredit?vehicle=triton&dp=30%25',
  )
})

test('an old car that was started and removed is not in the address, and neither is a city of another province', () => {
  const begun: Typed = { vehicle: 'xforce', current_vehicle_brand: 'toyota', current_vehicle_model: 'avanza', tukar_tambah: 'ya' }
  expect(addressOf({ ...asked(begun), accessories: [] })).toContain('current_vehicle_model=avanza')
  const dropped = { ...begun, current_vehicle_brand: '', province: '32', city: '9999' }
  expect(addressOf({ ...asked(dropped), accessories: [] })).toBe('/simulasi-kredit?vehicle=xforce&province=32')
})

test('input that cannot be read stays in the address with its car', () => {
  const typed: Typed = { vehicle: 'xforce', dp: 'banyak', current_vehicle_brand: 'toyota', current_vehicle_payoff: 'lima' }
  expect(addressOf({ ...asked(typed), accessories: [] })).toContain('dp=banyak')
  expect(addressOf({ ...asked(typed), accessories: [] })).toContain('current_vehicle_payoff=lima')
})
