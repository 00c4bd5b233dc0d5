import { expect, test } from 'vitest'
import seed from '../../../data/pre-order.json' with { type: 'json' }
import { carsInFiles } from '../../core/cars/catalogue-files.server.ts'
import { Temporal } from '../../lib/instant.ts'
import { availabilityOf, type PreOrderSettings, preOrderSettings } from './opening.ts'

const seeded = preOrderSettings.parse(seed.preOrder)
const settings = (changes: Partial<PreOrderSettings> = {}): PreOrderSettings => ({
  ...seeded,
  model: 'xpander',
  variants: undefined,
  ...changes,
})
const noonOf = (day: string) => Temporal.Instant.from(`${day}T05:00:00Z`)
const on = (day: string, changes: Partial<PreOrderSettings> = {}) => availabilityOf(settings(changes), carsInFiles, noonOf(day))

test('the seeded setting opens a model, says it is a sample, and has a rule and steps', () => {
  const opening = availabilityOf(seeded, carsInFiles, noonOf('2026-11-28'))
  expect(opening).toMatchObject({ kind: 'open', car: { slug: 'xforce' }, settings: { sample: true } })
  expect(opening.kind === 'open' && opening.variants.map(({ slug }) => slug)).toEqual(['ultimate-ds', 'hev'])
  expect(seeded.steps.length).toBeGreaterThan(2)
})

test.each([
  ['2026-11-30', 'before'],
  ['2026-12-01', 'open'],
  ['2026-12-31', 'open'],
  ['2027-01-01', 'over'],
])('of a period from 1 to 31 December, %s is %s', (day, kind) => {
  expect(on(day, { from: '2026-12-01', until: '2026-12-31' }).kind).toBe(kind)
})

test('the days are those of Jakarta', () => {
  const lastMinute = Temporal.Instant.from('2026-12-31T16:59:00Z')
  const period = settings({ from: '2026-12-01', until: '2026-12-31' })
  expect(availabilityOf(period, carsInFiles, lastMinute).kind).toBe('open')
  expect(availabilityOf(period, carsInFiles, lastMinute.add({ minutes: 1 })).kind).toBe('over')
})

test('without a period it is open until the setting changes', () => {
  expect(on('2035-01-01', { from: undefined, until: undefined }).kind).toBe('open')
})

test('one or all of the variants are open', () => {
  const variantsWith = (changes: Partial<PreOrderSettings>) => {
    const opening = on('2026-12-01', changes)
    return opening.kind === 'open' ? opening.variants.map(({ slug }) => slug) : []
  }
  expect(variantsWith({})).toHaveLength(6)
  expect(variantsWith({ variants: ['ultimate-cvt'] })).toEqual(['ultimate-cvt'])
})

test.each([
  ['no setting', null],
  ['no model', settings({ model: null })],
  ['a model the catalogue does not have', settings({ model: 'pesawat' })],
  ['a model no longer sold new', settings({ model: 'eclipse-cross' })],
  ['variants the model does not have', settings({ variants: ['hev'] })],
])('%s opens nothing', (_, none) => {
  expect(availabilityOf(none, carsInFiles, noonOf('2026-12-01'))).toEqual({ kind: 'none' })
})

test.each([
  ['a rule of nothing', { refundRule: '' }],
  ['no steps', { steps: [] }],
  ['a delivery nobody can read', { deliveryFrom: 'awal tahun' }],
  ['no place for anybody', { placesPerNumber: 0 }],
])('a setting with %s is refused', (_, changes) => {
  expect(preOrderSettings.safeParse({ ...seed.preOrder, ...changes }).success).toBe(false)
})
