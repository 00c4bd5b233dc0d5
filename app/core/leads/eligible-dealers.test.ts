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

test('a car is asked for where its class is sold', () => {
  expect(found({ kind: 'test-drive', payload: { vehicle: 'xforce', colour: null } })).toEqual(['showroom'])
  expect(found({ kind: 'test-drive', payload: { vehicle: 'l300', colour: null } })).toEqual(['truk'])
})

test('of a car no longer sold, or of none, every seller can answer', () => {
  expect(found({ kind: 'brochure', payload: { vehicle: 'eclipse-cross' } })).toEqual(['showroom', 'truk'])
  expect(found({ kind: 'message', payload: { topic: 'produk', message: 'Halo' } })).toEqual(['showroom', 'truk'])
})

test('a service is asked for where it is offered', () => {
  expect(found(service('berkala'))).toEqual(['truk', 'bengkel'])
  expect(found(service('perbaikan-umum'))).toEqual(['truk', 'bengkel'])
  expect(found(service('kampanye-perbaikan'))).toEqual(['truk', 'bengkel'])
  expect(found(service('bodi-cat'))).toEqual(['bodi'])
  expect(serves(bodyShop, 'berkala')).toBe(false)
})

test('for every car on sale somebody can answer', () => {
  for (const { slug } of carsInFiles) {
    const about: About = { kind: 'test-drive', payload: { vehicle: slug, colour: null } }
    expect(eligible(everywhere, about).length).toBeGreaterThan(0)
  }
})
