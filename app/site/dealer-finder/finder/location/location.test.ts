import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLocation } from './location.ts'

test('a location in an address is a point in Indonesia', () => {
  expect(readLocation('-6.2088,106.8456').point).toEqual({ latitude: -6.2088, longitude: 106.8456 })
  expect(readLocation(' -2.533 , 140.717 ').point).toEqual({ latitude: -2.533, longitude: 140.717 })
})

test.each([
  ['', 'unreadable'],
  ['0,0', 'unreadable'],
  ['di rumah', 'unreadable'],
  ['-6.2', 'unreadable'],
  ['91,106', 'unreadable'],
  ['NaN,NaN', 'unreadable'],
  ['1e3,100', 'unreadable'],
  ['35.68,139.69', 'abroad'],
  ['-33.87,151.21', 'abroad'],
  ['52.5,13.4', 'abroad'],
] as const)('"%s" is no location: %s', (text, refusal) => {
  expect(readLocation(text)).toEqual({ point: null, refusal })
})

test('any text gives a location or a refusal', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { point, refusal } = readLocation(text)
      if (point) expect(Number.isFinite(point.latitude) && Number.isFinite(point.longitude)).toBe(true)
      else expect(refusal).not.toBeNull()
    }),
  )
})
