import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentPurposes } from '../../lib/consent-choice.ts'
import { tagKinds } from '../../lib/page-tracking.ts'
import { modelOf, pageTypeOf } from './page-type.ts'
import { isHttpsAddress, sourcesOf, tagRules, wrongTag } from './tag-rules.ts'
import { pageTracking, purposesAsked, type Tag } from './tags.ts'

const analytics: Tag = { kind: 'ga4', id: 'G-AB12CD34EF', address: '', purpose: 'analytics', pages: [] }
const pixel: Tag = { kind: 'meta-pixel', id: '1234567890123456', address: '', purpose: 'advertising', pages: ['car', 'home'] }
const speed: Tag = { kind: 'web-vitals', id: 'situs', address: '', purpose: 'analytics', pages: [] }
const partner: Tag = {
  kind: 'affiliate',
  id: 'mitra',
  address: 'https://kabar.mitra.example/terima',
  purpose: 'affiliate',
  pages: [],
}

test.each(tagKinds)('%s: its example is accepted with each of its purposes, and with no other', (kind) => {
  const rule = tagRules[kind]
  const address = rule.address ? 'https://cdn.contoh.example/a.js' : ''
  for (const purpose of consentPurposes) {
    const refusal = wrongTag({ kind, id: rule.example, address, purpose })
    expect(refusal).toBe(rule.purposes.includes(purpose) ? null : 'purpose')
  }
})

test('no accepted id or address can end a text of markup, script or policy', () => {
  const wild = fc.string({ unit: fc.constantFrom(...'AWG-12/a"\'<>;,\\ \n`&().:_'), maxLength: 30 })
  fc.assert(
    fc.property(fc.constantFrom(...tagKinds), wild, fc.constantFrom(...consentPurposes), (kind, text, purpose) => {
      const tag = { kind, id: text, address: `https://a.example/${text}`, purpose }
      const isPlain = (value: string) => !/["'<>;,\s`\\]/.test(value)
      if (wrongTag(tag) === null) expect(isPlain(tag.id + tag.address)).toBe(true)
      if (isHttpsAddress(tag.address)) expect(isPlain(tag.address)).toBe(true)
      if (new RegExp(`^(?:${tagRules[kind].id})$`).test(text)) expect(isPlain(text)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  'http://cdn.contoh.example/a.js',
  'https://localhost/a.js',
  'https://127.0.0.1/x',
  'https://169.254.169.254',
  'https://0x7f.0.0.0x1/x',
  'https://127.1/x',
  'https://gudang.internal/x',
  'https://www.mobil.localhost/x',
  'https://printer.local/x',
  'https://cdn.contoh.example:8443/a.js',
  'https://orang@cdn.contoh.example/a.js',
  "https://cdn.contoh.example/a.js;script-src 'unsafe-inline'",
  'https://cdn.contoh.example',
  'javascript:alert(1)',
])('%s is used as an address only if it is https at a name on the internet', (address) => {
  expect(isHttpsAddress(address)).toBe(address === 'https://cdn.contoh.example')
})

test('nothing switched on: the page carries nothing', () => {
  expect(pageTracking([], '/')).toBeNull()
})

test('a page carries the tags that are meant for it, and asks for the purposes of all', () => {
  expect(pageTracking([analytics, pixel], '/our-cars/suv/xforce')).toMatchObject({
    pageType: 'car',
    model: 'xforce',
    asked: 'ad',
    tags: [{ kind: 'ga4' }, { kind: 'meta-pixel' }],
  })
  expect(pageTracking([analytics, pixel], '/promo')).toMatchObject({ asked: 'ad', tags: [{ kind: 'ga4' }] })
})

test('a page whose address holds a secret carries no code of other companies', () => {
  const page = pageTracking([analytics, pixel, partner, speed], '/permintaan/rahasia', { isPersonal: true })
  expect(page?.tags.map(({ kind }) => kind)).toEqual(['affiliate', 'web-vitals'])
})

test('the policy gets exactly the hosts of what is switched on', () => {
  expect(sourcesOf([])).toEqual({ script: [], connect: [], image: [] })
  expect(sourcesOf([partner])).toEqual({ script: [], connect: ['https://kabar.mitra.example'], image: [] })
  expect(sourcesOf([pixel, { ...pixel, id: '1234567890' }]).script).toEqual(['https://connect.facebook.net'])
  expect(sourcesOf([speed])).toEqual({ script: [], connect: [], image: [] })
})

test('purposes are asked for once, in their usual order', () => {
  expect(purposesAsked([partner, pixel, analytics, speed])).toEqual(['analytics', 'advertising', 'affiliate'])
})

test.each([
  ['/', 'home', null],
  ['/our-cars', 'car', null],
  ['/our-cars/suv/xforce', 'car', 'xforce'],
  ['/our-cars/suv/XFORCE"', 'car', null],
  ['/aksesoris/triton', 'accessory', 'triton'],
  ['/simulasi/simpan', 'simulation', null],
  ['/constructor', 'other', null],
  ['/privasi/pilihan', 'other', null],
])('%s is a page of the sort %s about %s', (path, type, model) => {
  expect([pageTypeOf(path), modelOf(path)]).toEqual([type, model])
})
