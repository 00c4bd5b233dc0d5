import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearch } from './search.ts'

const located = (lokasi: string) => readSearch({ lokasi })

describe('a location in the address', () => {
  test('is a place in Indonesia', () => {
    expect(located('-6.2088,106.8456').location).toEqual({ latitude: -6.2088, longitude: 106.8456 })
    expect(located(' -2.533 , 140.717 ').location).toEqual({ latitude: -2.533, longitude: 140.717 })
  })

  test.each([
    ['0,0', 'unreadable'],
    ['di rumah', 'unreadable'],
    ['-6.2', 'unreadable'],
    ['91,106', 'unreadable'],
    ['NaN,NaN', 'unreadable'],
    ['1e3,100', 'unreadable'],
    ['35.68,139.69', 'abroad'],
    ['-33.87,151.21', 'abroad'],
    ['52.5,13.4', 'abroad'],
  ] as const)('%s is none: %s', (lokasi, refusal) => {
    expect(located(lokasi)).toMatchObject({ location: null, locationRefusal: refusal })
  })

  test('is read from whatever is typed, or refused', () => {
    fc.assert(
      fc.property(fc.string(), (lokasi) => {
        const { location, locationRefusal } = located(lokasi)
        expect(location === null || (Number.isFinite(location.latitude) && Number.isFinite(location.longitude))).toBe(true)
        expect(lokasi.trim() === '' || location !== null || locationRefusal !== null).toBe(true)
      }),
    )
  })
})

test('what is no service of a dealer filters nothing', () => {
  expect(readSearch({ service: 'bodi-cat' }).service).toBe('bodi-cat')
  expect(readSearch({ service: 'cuci' }).service).toBeNull()
})

test('what is looked for is one line that nothing turns round', () => {
  expect(readSearch({ q: '  Kota\u202e \n Bandung\u0000 ' }).text).toBe('Kota Bandung')
  expect(readSearch({ q: 'a'.repeat(5000) }).text).toHaveLength(120)
})
