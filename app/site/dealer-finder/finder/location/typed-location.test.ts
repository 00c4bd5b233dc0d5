import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import data from '../../../../../data/dealers.json' with { type: 'json' }
import { addressLine } from '../../../../core/dealers/address-line.ts'
import { dealerSchema } from '../../../../core/dealers/dealer.ts'
import { districts } from '../../../../core/dealers/places/districts.ts'
import { provinces, regencies } from '../../../../core/dealers/regions.ts'
import { readLocation } from './location.ts'
import { readTypedLocation } from './typed-location.ts'

describe('the same place near Monas', () => {
  test.each([
    '-6.2,106.8',
    '-6.2, 106.8',
    '(-6.2, 106.8)',
    '-6.2 106.8',
    '-6.200000, 106.800000 Jakarta',
    '-6.2; 106.8',
    '-6,2 106,8',
    '-6,2, 106,8',
    '−6.2, 106.8',
    '－６.２，１０６.８',
    'Lat: -6.2, Long: 106.8',
    'latitude -6.2 longitude 106.8',
    '6.2 LS 106.8 BT',
    '6,2 LS, 106,8 BT',
    '6.2°LS 106.8°BT',
    '106.8 BT 6.2 LS',
    '6.2 lintang selatan, 106.8 bujur timur',
    'LS 6.2 BT 106.8',
    '6.2S, 106.8E',
    's 6.2 e 106.8',
    `6°12'00"S 106°48'00"E`,
    '6º12’0.0”S 106º48’0.0”E',
    '6° 12′ LS, 106° 48′ BT',
    'geo:-6.2,106.8',
    'geo:-6.2,106.8;u=35',
    'geo:-6.2,106.8?z=17',
    'geo:0,0?q=-6.2,106.8(Kantor)',
    'https://www.google.com/maps/@-6.2,106.8,17z',
    'https://www.google.co.id/maps/@-6.2,106.8,17z?entry=ttu',
    'https://www.google.com/maps/place/Monas/@-6.1,106.7,17z/data=!3m1!4b1!4m6!3m5!1s0x2e69:0x91!8m2!3d-6.2!4d106.8!16zL20',
    `https://www.google.com/maps/place/6%C2%B012'00.0%22S+106%C2%B048'00.0%22E/@-6.1,106.7,17z`,
    'https://www.google.com/maps/search/-6.2,+106.8',
    'https://www.google.com/maps/search/?api=1&query=-6.2%2C106.8',
    'https://www.google.com/maps/dir/-6.1,106.7/-6.2,106.8/@-6.15,106.75,13z',
    'https://www.google.com/maps/dir/?api=1&origin=-6.1,106.7&destination=-6.2,106.8',
    'https://www.google.com/maps/@?api=1&map_action=map&center=-6.2%2C106.8&zoom=12',
    'https://maps.google.com/?q=-6.2,106.8',
    'https://maps.google.com/maps?q=-6.2%2C106.8&z=17&hl=id',
    'https://maps.google.com/maps?q=loc:-6.2+106.8',
    'https://maps.google.com/?ll=-6.2,106.8&q=Monas',
    'maps.google.com/?q=-6.2,106.8',
    'https://maps.apple.com/?ll=-6.2,106.8&q=Monas',
    'https://maps.apple.com/?q=-6.2,106.8',
    'https://maps.apple.com/place?coordinate=-6.2,106.8&name=Monas',
    'https://waze.com/ul?ll=-6.2,106.8&navigate=yes',
    'https://www.waze.com/live-map/directions?to=ll.-6.2%2C106.8',
    'waze://?ll=-6.2,106.8',
    'https://www.openstreetmap.org/#map=15/-6.2/106.8',
    'https://www.openstreetmap.org/?mlat=-6.2&mlon=106.8#map=15/-6.1/106.7',
    'https://www.openstreetmap.org/search?query=Monas#map=15/-6.2/106.8&layers=N',
    'Lokasi saya\nhttps://maps.google.com/?q=-6.2,106.8',
    'Lokasi sayahttps://maps.google.com/?q=-6.2,106.8',
  ])('is read from %s', (text) => {
    expect(readTypedLocation(text)).toEqual({ point: { latitude: -6.2, longitude: 106.8 }, refusal: null })
  })
})

describe('a text that gives no place in Indonesia is refused with the reason', () => {
  test.each([
    ['0,0', 'unreadable'],
    ['0.0001, -0.0001', 'unreadable'],
    ['geo:0,0', 'unreadable'],
    ['106.8,-6.2', 'unreadable'],
    ['-6.2,999', 'unreadable'],
    [`6°72'S 106°48'E`, 'unreadable'],
    ['https://maps.google.com/?q=0,0', 'unreadable'],
    ['35.68, 139.69', 'abroad'],
    ['33.87 S 151.21 E', 'abroad'],
    ['6.2 LU 106.8 BB', 'abroad'],
    ['https://www.google.com/maps/@48.85,2.35,12z', 'abroad'],
    ['https://maps.app.goo.gl/AbCdEf123', 'link-without-point'],
    ['maps.app.goo.gl/AbCdEf123', 'link-without-point'],
    ['https://goo.gl/maps/AbCdEf123', 'link-without-point'],
    ['Rumah Budi https://maps.app.goo.gl/AbCdEf123?g_st=iw', 'link-without-point'],
    ['https://waze.com/ul/hqqguz1234', 'link-without-point'],
    ['https://osm.org/go/4RMn', 'link-without-point'],
    ['https://maps.google.com/?q=Dwindo+Cakung', 'link-without-point'],
    ['https://', 'link-without-point'],
    ['https://%%%?q=%E0%A4%A', 'link-without-point'],
    ['geo:', 'link-without-point'],
  ] as const)('%s: %s', (text, refusal) => {
    expect(readTypedLocation(text)).toEqual({ point: null, refusal })
  })
})

test.each([
  '',
  'Jogja',
  'Jl. Sudirman No. 1, Jakarta Selatan',
  'Jl.Sudirman/Thamrin 12, Jakarta',
  'Blok B 6 T 12',
  'Surabaya 60281',
  '12 5',
  '60281',
  '-6.2',
  'km 12,5',
  '6 S 7 S',
  '6.2 BT 106.8 BT',
  'Google',
  'Waze',
])('"%s" is not read as coordinates', (text) => {
  expect(readTypedLocation(text)).toBeNull()
})

test('no region, dealer or address of ours is read as coordinates', () => {
  const outlets = data.dealers.map((row) => dealerSchema.parse(row))
  const named = [...provinces, ...regencies, ...districts, ...outlets].map(({ name }) => name)
  for (const name of [...named, ...outlets.map(addressLine)]) expect(readTypedLocation(name), name).toBeNull()
})

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
type Point = { latitude: number; longitude: number }

const writings: Record<string, (north: string, east: string, at: Point) => string> = {
  pair: (north, east) => `${north}, ${east}`,
  'decimal commas': (north, east) => `${north.replace('.', ',')} ${east.replace('.', ',')}`,
  letters: (north, east, { latitude, longitude }) =>
    `${north.replace('-', '')} ${latitude < 0 ? 'LS' : 'LU'} ${east.replace('-', '')} ${longitude < 0 ? 'BB' : 'BT'}`,
  geo: (north, east) => `geo:${north},${east}`,
  view: (north, east) => `https://www.google.com/maps/@${north},${east},17z`,
  pin: (north, east) => `https://www.google.com/maps/place/A/@1.0,2.0,17z/data=!8m2!3d${north}!4d${east}`,
  query: (north, east) => `https://maps.google.com/?q=${north}%2C${east}`,
  hash: (north, east) => `https://www.openstreetmap.org/#map=15/${north}/${east}`,
}

test.each(Object.entries(writings))('a place written as %s gets the same answer as the browser’s location there', (_, write) => {
  fc.assert(
    fc.property(anywhere, (at) => {
      const [north, east] = [at.latitude.toFixed(6), at.longitude.toFixed(6)]
      const asBrowser = readLocation(`${Number(north).toFixed(3)},${Number(east).toFixed(3)}`)
      expect(readTypedLocation(write(north, east, at))).toEqual(asBrowser)
    }),
  )
})

test('degrees, minutes and seconds are read to within a few metres', () => {
  const inParts = (degrees: number) => {
    const seconds = Math.round(Math.abs(degrees) * 36000) / 10
    return `${Math.trunc(seconds / 3600)}°${Math.trunc((seconds % 3600) / 60)}'${(seconds % 60).toFixed(1)}"`
  }
  fc.assert(
    fc.property(fc.double({ min: -8, max: -6.9, noNaN: true }), fc.double({ min: 108, max: 112, noNaN: true }), (south, east) => {
      const { point } = readTypedLocation(`${inParts(south)}S ${inParts(east)}E`) ?? {}
      expect(point?.latitude).toBeCloseTo(south, 2)
      expect(point?.longitude).toBeCloseTo(east, 2)
    }),
  )
})

test('any typed text is read as a point or as no coordinates', () => {
  const pieces = fc.constantFrom(
    '-6.2',
    '106.8',
    ',',
    ' ',
    '°',
    "'",
    '"',
    'S',
    'BT',
    'geo:',
    'https://',
    'google.com/',
    '?q=',
    '@',
    '%',
    '!3d',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const point = readTypedLocation(text)?.point
      expect(!point || (Number.isFinite(point.latitude) && Number.isFinite(point.longitude))).toBe(true)
    }),
  )
})
