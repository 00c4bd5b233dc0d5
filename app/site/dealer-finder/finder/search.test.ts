import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inSentence } from '../../../core/leads/form/errors.ts'
import { readSearch } from './search.ts'
import { queryOf } from './search-address.ts'
import { locationWords } from './words.ts'

const read = (query: string | Record<string, string> | URLSearchParams) => readSearch(new URLSearchParams(query))

describe('a service in the address', () => {
  test.each([
    ['', null, []],
    ['service=', null, []],
    ['service=bodi-cat', 'bodi-cat', []],
    ['service=sales&service=sales', 'sales', []],
    ['service=cuci', null, ['service-unknown']],
    ['service=sales&service=service', 'service', ['service-repeated']],
    ['service=sales&service=cuci', 'sales', ['service-unknown']],
    ['service=sales&service=cuci&service=service', 'service', ['service-unknown', 'service-repeated']],
  ] as const)('"%s" is read as %s, and %j is reported', (query, service, corrections) => {
    expect(read(query)).toMatchObject({ service, corrections })
  })
})

test.each([
  ['buka=ya', { openNow: true }, []],
  ['buka=tidak', { openNow: false }, []],
  ['buka=1', { openNow: false }, ['open-unknown']],
  ['buka=constructor', { openNow: false }, ['open-unknown']],
  ['buka=ya&buka=tidak', { openNow: false }, ['open-repeated']],
  ['urut=abjad', { byName: true }, []],
  ['urut=xxx', { byName: false }, ['order-unknown']],
  ['urut=jarak&urut=abjad', { byName: true }, ['order-repeated']],
  ['tampil=95', { count: 95 }, []],
  ['tampil=40', { count: 40 }, []],
  ['tampil=0', { count: 20 }, ['count-unknown']],
  ['tampil=201', { count: 20 }, ['count-unknown']],
  ['tampil=semua', { count: 20 }, ['count-unknown']],
  ['tampil=50&tampil=100', { count: 100 }, ['count-repeated']],
  ['q=Jakarta&q=Bandung', { text: 'Bandung' }, ['place-repeated']],
  ['q=Jakarta&q=', { text: 'Jakarta' }, []],
  ['lokasi=-6.2,106.8&lokasi=-8.65,115.22', { location: { latitude: -8.65, longitude: 115.22 } }, ['location-repeated']],
] as const)('"%s" is read as %j, and %j is reported', (query, done, corrections) => {
  expect(read(query)).toMatchObject({ ...done, corrections })
})

test('an unknown value of any filter is reported, and changes nothing else', () => {
  const known = ['sales', 'service', 'spare-parts', 'bodi-cat', 'ya', 'tidak', 'jarak', 'abjad']
  const unknown = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !known.includes(text) && !/^\d+$/.test(text))
  const filters = { service: 'service', buka: 'open', urut: 'order', tampil: 'count' } as const
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(filters) as (keyof typeof filters)[])), unknown, (name, text) => {
      expect(read({ [name]: text })).toEqual({ ...read(''), corrections: [`${filters[name]}-unknown`] })
    }),
  )
})

test('the search text is one line without direction marks', () => {
  expect(read({ q: '  Kota\u202e \n Bandung\u0000 ' }).text).toBe('Kota Bandung')
})

test('a text that is too long is refused, and kept whole in the field', () => {
  const longest = 'a'.repeat(300)
  expect(read({ q: longest })).toMatchObject({ text: longest, locationRefusal: null, isLocationTyped: false })
  const tooLong = `${longest}a`
  expect(read({ q: tooLong })).toMatchObject({ text: tooLong, locationRefusal: 'text-too-long', location: null })
  expect(inSentence(locationWords['text-too-long'], tooLong)).toBe('Nama tempat atau alamat maksimal 300 karakter; sekarang 301')
})

describe('a place that is typed as coordinates', () => {
  test('has priority over the visitor’s location, as a name does', () => {
    expect(read({ q: '-6.2,106.8', lokasi: '-8.65,115.22' })).toMatchObject({
      location: { latitude: -6.2, longitude: 106.8 },
      isLocationTyped: true,
    })
    expect(read({ q: 'Denpasar', lokasi: '-8.65,115.22' })).toMatchObject({ text: 'Denpasar', isLocationTyped: false })
  })

  test('is refused like a location, also when another location is given', () => {
    const abroad = read({ q: '35.68,139.69', lokasi: '-8.65,115.22' })
    expect(abroad).toMatchObject({ location: null, locationRefusal: 'abroad', isLocationTyped: true })
    expect(read({ q: 'https://maps.app.goo.gl/abc' }).locationRefusal).toBe('link-without-point')
  })

  test('stays whole in the field, and is passed on rounded to about a hundred metres', () => {
    const link = `https://www.google.com/maps/place/Rumah+Ibu+Rina/@-6.2087634,106.845599,17z/data=${'!4m6'.repeat(99)}!3d-6.2087634!4d106.845599`
    const search = read({ q: link, service: 'sales' })
    expect(search.text).toBe(link)
    expect(queryOf(search)).toMatchObject({ q: '-6.209,106.846', lokasi: '', service: 'sales' })
    expect(read(queryOf(search) as Record<string, string>).location).toEqual(search.location)
  })
})

test('the address of a search gives the same search back', () => {
  const search = read('q=Sby&lokasi=-6.2,106.8&service=sales&buka=ya&vehicle=xforce&urut=abjad&tampil=50')
  expect(read(queryOf(search) as Record<string, string>)).toEqual(search)
})
