import { expect, test } from 'vitest'
import { finishPage, sha256 } from './finish-page.ts'

const site = '@layer utilities { .card { padding: 1rem } .alert { color: red } .sum { font-weight: 700 } .never { top: 0 } }'
const page = (classes: string, screen = '') =>
  `<!DOCTYPE html><head><title>Simulasi</title><style data-sheet="">${screen}</style></head>
<body><header class="card"></header><form-part><p class="${classes}">Rp 1</p></form-part></body>`
const whole = (classes: string, css = site) => finishPage(page(classes), css)
const part = (classes: string, held: string, { css = site, screen = '' } = {}) =>
  finishPage(page(classes, screen), css, { isPart: true, held }).html
const nameIn = (html: string) => /data-sheet="([^"]*)"/.exec(html)?.[1] ?? ''
const rulesIn = (html: string) => /data-sheet="[^"]*">([\s\S]*?)<\//.exec(html)?.[1] ?? ''

test('a page carries the rules it needs, and a policy for exactly these', () => {
  const { html, policy } = whole('sum')
  expect(rulesIn(html)).toContain('.sum')
  expect(rulesIn(html)).not.toContain('.alert')
  expect(policy).toContain(`style-src 'sha256-${sha256(rulesIn(html))}'`)
})

test('a part is its title, its rules and itself', () => {
  const html = part('sum', '')
  expect(html).toMatch(/^<title>Simulasi<\/title><script type="text\/css" data-sheet="[^"]+">[\s\S]*<\/script><form-part>/)
  expect(html).not.toContain('<header')
  expect(rulesIn(html)).toContain('.card')
})

test('rules the browser holds do not come again', () => {
  const held = nameIn(whole('sum').html)
  expect(rulesIn(part('sum', held))).toBe('')
  expect(nameIn(part('sum', held))).toBe(held)
})

test('a part that needs fewer rules leaves the browser those it holds', () => {
  const held = nameIn(whole('sum alert').html)
  expect(rulesIn(part('sum', held))).toBe('')
  expect(nameIn(part('sum', held))).toBe(held)
})

test('a part that needs more brings them together with those that were held, so that none has to come back', () => {
  const more = part('alert', nameIn(whole('sum').html))
  expect(rulesIn(more)).toContain('.alert')
  expect(rulesIn(more)).toContain('.sum')
  expect(rulesIn(part('sum', nameIn(more)))).toBe('')
  expect(rulesIn(part('sum alert', nameIn(more)))).toBe('')
})

test('a new combination of classes needs no new rules', () => {
  const held = nameIn(whole('sum alert').html)
  expect(rulesIn(part('alert sum', held))).toBe('')
})

test.each([
  ['of an earlier version of the site', () => nameIn(whole('sum', site.replace('700', '600')).html)],
  ['nobody here knows', () => 'AAAAAAAAAAAA'],
])('rules %s are exchanged for those of this one', (_, name) => {
  const html = part('sum', name())
  expect(rulesIn(html)).toBe(rulesIn(whole('sum').html))
  expect(nameIn(html)).toBe(nameIn(whole('sum').html))
})

test('rules of the screen itself come when they change', () => {
  const held = nameIn(whole('sum').html)
  expect(rulesIn(part('sum', held, { screen: 'form { gap: 0 }' }))).toContain('form { gap: 0 }')
})
