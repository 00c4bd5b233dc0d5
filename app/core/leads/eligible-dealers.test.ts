import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { carsInFiles } from '../cars/catalogue-files.server.ts'
import { fitsFilter } from '../dealers/all-dealers.fixture.ts'
import { type Dealer, dealerSchema } from '../dealers/dealer.ts'
import { eligibleFilter, serves } from './eligible-dealers.ts'
import type { About } from './payload-schema.ts'

const everywhere = data.dealers.map((row) => dealerSchema.parse(row))
const [one] = everywhere
const dealer = (slug: string, changes: Partial<Dealer>): Dealer => ({ ...(one as Dealer), slug, ...changes })
const showroom = dealer('showroom', { services: ['sales'], segments: ['mobil-penumpang'] })
const truckDealer = dealer('truk', { services: ['sales', 'service'], segments: ['niaga-ringan'] })
const workshop = dealer('bengkel', { services: ['service'], segments: [] })
const bodyShop = dealer('bodi', { services: ['bodi-cat'], segments: [] })
const dealers = [showroom, truckDealer, workshop, bodyShop]
const eligible = (all: readonly Dealer[], about: About) =>
  all.filter((one) => fitsFilter(one, eligibleFilter(about, carsInFiles)))
const found = (about: About) => eligible(dealers, about).map(({ slug }) => slug)

const service = (type: 'berkala' | 'bodi-cat' | 'perbaikan-umum' | 'kampanye-perbaikan'): About => ({
  kind: 'service',
  payload: {
    vehicle: 'xforce',
    variant: null,
    type,
    visit: null,
    year: 2024,
    colour: null,
    plate: 'B 1 A',
    kilometres: null,
    complaint: null,
  },
})

test('a request about a car goes to dealers that sell its class', () => {
  expect(found({ kind: 'test-drive', payload: { vehicle: 'xforce', colour: null } })).toEqual(['showroom'])
  expect(found({ kind: 'test-drive', payload: { vehicle: 'l300', colour: null } })).toEqual(['truk'])
})

test('a request about no car, or about a car no longer sold, can go to every dealer that sells cars', () => {
  expect(found({ kind: 'brochure', payload: { vehicle: 'eclipse-cross' } })).toEqual(['showroom', 'truk'])
  expect(found({ kind: 'message', payload: { topic: 'produk', message: 'Halo' } })).toEqual(['showroom', 'truk'])
})

test('a request for a service goes to dealers that offer it', () => {
  expect(found(service('berkala'))).toEqual(['truk', 'bengkel'])
  expect(found(service('perbaikan-umum'))).toEqual(['truk', 'bengkel'])
  expect(found(service('kampanye-perbaikan'))).toEqual(['truk', 'bengkel'])
  expect(found(service('bodi-cat'))).toEqual(['bodi'])
  expect(serves(bodyShop, 'berkala')).toBe(false)
})

test('a request for accessories goes to dealers with a workshop, also for a car no longer sold', () => {
  const accessories = [{ slug: 'karet-lumpur', name: 'Karet lumpur', price: 900_000 }] as const
  for (const vehicle of ['xforce', 'eclipse-cross'])
    expect(found({ kind: 'accessories', payload: { vehicle, accessories: [...accessories], message: null } })).toEqual([
      'truk',
      'bengkel',
    ])
})

test('every car on sale has a dealer that can answer', () => {
  for (const { slug } of carsInFiles) {
    const about: About = { kind: 'test-drive', payload: { vehicle: slug, colour: null } }
    expect(eligible(everywhere, about).length).toBeGreaterThan(0)
  }
})
