import { expect, test } from 'vitest'
import retiredFile from '../../../../data/retired-models.json' with { type: 'json' }
import { carsInFiles as cars } from '../../../core/cars/catalogue-files.server.ts'
import { retiredModel } from '../../../core/cars/retired.ts'
import { readPlanRequest } from './plan-request.ts'

const retired = retiredFile.models.map((model) => retiredModel.parse(model))
const read = (query: string) => readPlanRequest(new URLSearchParams(query), { cars, retired, thisYear: 2026 })

test('an address without answers, or with a car only, refuses nothing', () => {
  expect(read('')).toMatchObject({ refusals: {}, wanted: null, car: null })
  expect(read('vehicle=pajero+sport')).toMatchObject({ refusals: {}, wanted: null, car: { slug: 'pajero-sport' } })
})

test('complete answers are read in any spelling', () => {
  expect(read('vehicle=22&variant=ultimate-cvt&year=2024&kilometres=38,5+ribu').wanted).toEqual({
    model: 'xpander',
    variant: 'ultimate-cvt',
    year: 2024,
    kilometres: 38_500,
  })
  expect(read('vehicle=lancer&variant=&year=2008&kilometres=0').wanted).toMatchObject({ model: 'lancer', kilometres: 0 })
})

test.each([
  ['vehicle=&year=&kilometres=', { vehicle: 'vehicle-missing', year: 'year-missing', kilometres: 'kilometres-missing' }],
  ['vehicle=avanza&year=2024&kilometres=1000', { vehicle: 'vehicle-unknown' }],
  ['vehicle=xpander&variant=dakar&year=2024&kilometres=1000', { variant: 'variant-unknown' }],
  ['vehicle=xpander&year=24&kilometres=banyak', { year: 'year-not-a-year', kilometres: 'kilometres-not-a-number' }],
  ['vehicle=xpander&year=2027&kilometres=1000000', { year: 'year-to-come', kilometres: 'kilometres-too-many' }],
  ['vehicle=xpander&year=1969&kilometres=5000', { year: 'year-too-early' }],
])('%s is refused', (query, refusals) => expect(read(query)).toMatchObject({ refusals, wanted: null }))
