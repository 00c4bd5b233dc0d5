import { expect, test } from 'vitest'
import { storageKeys } from '../../../lib/browser-storage.ts'
import { choiceCookieName } from '../../../lib/consent-choice.ts'
import * as trackingCookies from '../../../lib/tracking-cookies.ts'
import { type Page, pageKind } from '../page-schema.ts'

const notices = import.meta.glob<unknown>('../../../../data/content/pages/cookie.json', { eager: true, import: 'default' })
const [notice] = Object.values(notices).map((file) => pageKind.schema.parse(file))
// Visitors get no cookies of the office.
const sources = import.meta.glob<string>(['../../../**/*.{ts,tsx}', '!**/*.{test,spec,fixture}.*', '!../../../office/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

type Node = NonNullable<Page['sections'][number]['body']> | { type: string; text?: string; content?: Node[] }
const childrenOf = (node: Node): Node[] => ('content' in node ? ((node.content ?? []) as Node[]) : [])
const textOf = (node: Node): string => ('text' in node ? (node.text ?? '') : childrenOf(node).map(textOf).join(''))

/** The first cells of the table in the section with this title, without the heading. */
function namesIn(title: string): string[] {
  const body = notice?.sections.find((section) => section.title === title)?.body
  const table = body && childrenOf(body).find(({ type }) => type === 'table')
  return table
    ? childrenOf(table)
        .slice(1)
        .map((row) => textOf(childrenOf(row)[0] ?? row))
    : []
}

test('the notice names every cookie that the code sets, and no other', () => {
  const inCode = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/= siteCookie\(([^,]+),/g)].map(([, name]) => name),
  )
  expect(inCode.length).toBeGreaterThan(0)
  expect(inCode.toSorted()).toEqual(
    namesIn('Daftarnya')
      .map((name) => `'${name}'`)
      .toSorted(),
  )
})

test('the notice names every cookie that needs consent, and that of the choice itself', () => {
  const ofScreens = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/= scriptCookie\('(\w+)',/g)].map(([, name]) => name),
  )
  const named = namesIn('Dengan izin Anda').map((name) => name.split(' ')[0])
  expect(named.toSorted()).toEqual([...ofScreens, ...Object.values(trackingCookies)].toSorted())
  expect(ofScreens).toEqual([choiceCookieName])
})

test('the notice names every key that the code stores in the browser, and no other', () => {
  const named = namesIn('Penyimpanan di browser').map((name) => name.split(' ')[0])
  expect(named.toSorted()).toEqual([...storageKeys].toSorted())
})

test('cookies and stored values are written in these files only', () => {
  const filesWith = (pattern: RegExp) =>
    Object.entries(sources).flatMap(([file, source]) => (pattern.test(source) ? [file.replace(/^.*\.\.\//, '')] : []))
  expect(filesWith(/\bcreateCookie\(|document\.cookie = /)).toEqual([
    'enhance/tracking/own-cookies.ts',
    'platform/cookies.server.ts',
  ])
  expect(filesWith(/\b(local|session)Storage\b[.[]|globalThis\[area\]|indexedDB|caches\.open/)).toEqual([
    'lib/browser-storage.ts',
  ])
})
