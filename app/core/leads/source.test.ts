import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSource, source, sourceOf } from './source.ts'

const ownAddress = (query = '') => new URL(`https://contoh.id/konsultasi-pembelian${query}`)

test('the address gives the campaign, and the referrer gives the previous site', () => {
  const campaign = '?utm_source=surat-kabar&utm_campaign=november&product_id=25'
  expect(sourceOf(ownAddress(campaign), 'https://berita.contoh/artikel/7?orang=rina')).toEqual({
    utm_source: 'surat-kabar',
    utm_campaign: 'november',
    referrer: 'https://berita.contoh',
  })
})

test.each([null, '', 'no address', 'null', 'android-app://com.google.android.gm/', 'about:client', 'https://contoh.id/our-cars'])(
  'the referrer %j gives no source',
  (referrer) => {
    expect(sourceOf(ownAddress(), referrer)).toEqual({})
  },
)

test("the source in a form's hidden field is read", () => {
  const told = { ...sourceOf(ownAddress('?utm_source=radio'), 'https://berita.contoh/'), page: '/konsultasi-pembelian' }
  expect(readSource(JSON.stringify(told), [])).toEqual(told)
})

test('a previous site without an origin is left out of what a form carries', () => {
  const carried = { referrer: 'null', page: '/brosur', kept: { referrer: 'null', utm_source: 'radio' } }
  expect(readSource(JSON.stringify(carried), ['advertising'])).toEqual({ page: '/brosur', utm_source: 'radio' })
})

test('click ids and the partner come from the form only: an address alone is no permission', () => {
  expect(sourceOf(ownAddress('?gclid=EAIaIQ-1&utm_source=mitra'), null)).toEqual({ utm_source: 'mitra' })
  const clicks = { gclid: 'EAIaIQ-1', fbclid: 'IwAR_2' }
  const typed = JSON.stringify({ gclid: 'x', kept: { ...clicks, msclkid: 'x' }, partner: { partner: 'mitra' } })
  expect(readSource(typed, ['advertising', 'affiliate'])).toEqual({ ...clicks, partner: 'mitra' })
})

test('what was kept and the partner count only as far as the visitor allows them when the form is sent', () => {
  const typed = JSON.stringify({
    ...{ page: '/brosur', utm_source: 'radio' },
    kept: { gclid: 'EAIaIQ-1', utm_source: 'surat-kabar', utm_medium: 'cetak' },
    partner: { partner: 'mitra', utm_source: 'mitra' },
  })
  const own = { page: '/brosur', utm_source: 'radio' }
  expect(readSource(typed, [])).toEqual(own)
  expect(readSource(typed, ['analytics'])).toEqual(own)
  expect(readSource(typed, ['advertising'])).toEqual({ ...own, gclid: 'EAIaIQ-1', utm_medium: 'cetak' })
  expect(readSource(typed, ['affiliate'])).toEqual({ ...own, partner: 'mitra', utm_source: 'mitra' })
})

test.each(['', 'x', '[]', '7', 'null', '"utm_source"', '{"utm_source":7,"nama":"Rina"}'])('%s gives no source', (carried) => {
  expect(readSource(carried, [])).toEqual({})
})

test('one invalid value does not remove the others', () => {
  expect(readSource(JSON.stringify({ utm_source: 'a'.repeat(900), utm_term: ['x'], page: '/brosur' }), [])).toEqual({
    utm_source: 'a'.repeat(200),
    page: '/brosur',
  })
})

test('characters that no database stores are replaced', () => {
  expect(readSource(String.raw`{"utm_source":"a\u0000b","utm_term":"\ud83d"}`, [])).toEqual({
    utm_source: 'a\uFFFDb',
    utm_term: '\uFFFD',
  })
})

test('any content of the hidden field gives a source', () => {
  const json = fc.json({ stringUnit: 'binary' })
  const sourceLike = fc
    .dictionary(fc.constantFrom('utm_source', 'utm_term', 'referrer', 'page', 'kept', 'lain'), fc.string({ unit: 'binary' }))
    .map((one) => JSON.stringify(one))
  fc.assert(
    fc.property(fc.oneof(fc.string(), json, sourceLike), (carried) => {
      const read = readSource(carried, ['advertising', 'affiliate'])
      expect(source.parse(read)).toEqual(read)
      for (const value of Object.values(read)) expect(value.isWellFormed() && !value.includes('\u0000')).toBe(true)
    }),
  )
})
