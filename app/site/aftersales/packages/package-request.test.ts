import { expect, test } from 'vitest'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { maintenanceInFile } from '../../../core/maintenance/maintenance.server.ts'
import { packageCars, readPackageRequest } from './package-request.ts'

const choices = packageCars(carsInFiles, ['xpander', 'pajero-sport'])
const read = (query: string) => readPackageRequest(new URLSearchParams(query), choices, maintenanceInFile)

test('without an answer the page shows an Xpander after the free labour', () => {
  expect(read('')).toMatchObject({ chosen: { car: { slug: 'xpander' } }, from: 60_000, refusals: {} })
})

test.each([
  ['500', 60_000],
  ['25.000', 60_000],
  ['55.000', 60_000],
  ['61000', 60_000],
  ['61.500', 70_000],
  ['95.500', 100_000],
  ['134 ribu', 140_000],
])('with %s km the first covered visit is at %i', (typed, from) => {
  expect(read(`car=pajero-sport:dakar-4x2-at&kilometres=${typed}`)).toMatchObject({
    chosen: { key: 'pajero-sport:dakar-4x2-at' },
    from,
    refusals: {},
  })
})

test('an unknown car and a reading that is no number are refused', () => {
  expect(read('car=l300:flat&kilometres=jauh')).toMatchObject({
    chosen: null,
    refusals: { car: 'car-unknown', kilometres: 'kilometres-not-a-number' },
  })
})
