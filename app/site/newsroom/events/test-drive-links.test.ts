import { expect, test } from 'vitest'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { testDriveOf } from './test-drive-links.ts'

const cars = carsInFiles.filter(({ slug }) => ['xpander', 'triton', 'outlander-phev'].includes(slug))
const kupang = { province: 'nusa-tenggara-timur', city: 'Kupang' }
const dealer = {
  slug: 'dealer-kupang',
  name: 'Dealer Kupang',
  services: ['sales' as const],
  segments: ['mobil-penumpang' as const],
}

test('a model leads to the dealer of the event if it sells the model, else to the dealers of the province', () => {
  expect(testDriveOf(kupang, dealer, cars)?.hrefs).toEqual({
    xpander: '/test-drive?vehicle=xpander&dealer=dealer-kupang',
    triton: '/test-drive?vehicle=triton&province=53',
  })
})

test('a workshop sells no cars, and its events lead to the dealers of the province', () => {
  const links = testDriveOf(kupang, { ...dealer, services: ['service'] }, cars)
  expect(links?.href).toBe('/test-drive?province=53')
  expect(links?.hint).toContain('Nusa Tenggara Timur')
})

test('an event without a dealer, in a province that is unknown, still leads to the form', () => {
  const links = testDriveOf({ province: 'atlantis', city: 'Poseidonis' }, null, cars)
  expect(links?.href).toBe('/test-drive')
  expect(links?.hint).toContain('Poseidonis')
})

test('a model that is no longer sold new has no test drive', () => {
  expect(
    testDriveOf(
      kupang,
      dealer,
      cars.filter(({ slug }) => slug === 'outlander-phev'),
    ),
  ).toBeNull()
})
