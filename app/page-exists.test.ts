import { expect, test } from 'vitest'
import { mostSegments, pageWithoutSecret } from './page-exists.server.ts'
import routes from './routes.ts'

type RouteTable = readonly { path?: string | undefined; children?: RouteTable | undefined }[]

const pathsOf = (table: RouteTable): string[] =>
  table.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])])

const secret = 'kL0cR4h4s1aYangPanjang_-kL0cR4h4'
const secretPaths = pathsOf(routes).filter((path) => /:(?:token|flow)/.test(path))

test.each(secretPaths)('the page without a secret of /%s has none', (path) => {
  const shown = pageWithoutSecret(`/${path.replace(/:(?:token|flow)/, secret)}`)
  expect(shown).toMatch(/^\//)
  expect(shown).not.toContain(secret)
})

test.each([
  ['/promo', '/promo'],
  ['/our-cars/niaga-ringan/triton', '/our-cars/niaga-ringan/triton'],
  [`/permintaan/${secret}/jadwal`, '/permintaan'],
  [`/simulasi/${secret}/kode`, '/simulasi'],
  ['/', '/'],
  ['/tidak-ada/di-sini', '/'],
])('the page without a secret of %s is %s', (path, shown) => {
  expect(pageWithoutSecret(path)).toBe(shown)
})

test('no page has more segments than are looked at', () => {
  expect(Math.max(...pathsOf(routes).map((path) => path.split('/').length))).toBeLessThanOrEqual(mostSegments)
  expect(pageWithoutSecret(`/promo${'/a'.repeat(90)}`)).toBe('/promo/a')
})
