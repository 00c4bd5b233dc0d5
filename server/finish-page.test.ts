import { expect, test } from 'vitest'
import { changesInBrowser, emptyDocument, finishPage, partOf } from './finish-page.ts'
import { newSheet } from './screen-sheets.ts'
import { sha256 } from './sha256.ts'

const rules = '.sum { font-weight: 700 }form { gap: 0 }'
const html = `<!DOCTYPE html><head><title>Simulasi – kredit</title><style data-sheet=""></style></head>
<body><header class="card"></header><form-part><p class="sum">Rp 1</p></form-part></body>`
const rendered = { ...emptyDocument, html }
const sheet = () => newSheet(rules)

test('a page has its CSS rules in one style element, and a policy that allows exactly these', () => {
  const { body, policy } = finishPage(rendered, sheet)
  expect(body.toString()).toBe(html.replace('<style data-sheet=""></style>', `<style>${rules}</style>`))
  expect(policy).toContain(`style-src 'sha256-${sha256(rules)}'`)
})

test('the CSS rules can depend on the document', () => {
  const { body } = finishPage(rendered, ({ html }) => newSheet(html.includes('class="sum"') ? rules : ''))
  expect(body.toString()).toContain(rules)
})

test('a document without a style element stays as it is', () => {
  expect(finishPage({ ...emptyDocument, html: '<p>a</p>' }, sheet).body.toString()).toBe('<p>a</p>')
})

test('the answer for a part is the title and the part', () => {
  expect(partOf(html)).toBe('<title>Simulasi – kredit</title><form-part><p class="sum">Rp 1</p></form-part>')
})

test('only a page with a form or a live part changes in the browser', () => {
  expect([html, '<live-part class="block">', '<p>form-part</p>'].map(changesInBrowser)).toEqual([true, true, false])
})

test('what a page asks for while it is rendered stands in its policy, and beside a hash the speculation rules have theirs', () => {
  const withRules = html.replace('</body>', '<script type="speculationrules">{"prerender":[]}</script></body>')
  const allowed = { scripts: ["'sha256-abc='", 'https://a.example'], connections: ['https://b.example'], images: [] }
  const { policy } = finishPage({ ...rendered, html: withRules, allowed }, sheet)
  expect(policy).toContain(
    `script-src 'self' 'inline-speculation-rules' 'sha256-${sha256('{"prerender":[]}')}' 'sha256-abc=' https://a.example;`,
  )
  expect(policy).toContain("connect-src 'self' https://b.example;")
  expect(policy).toContain("img-src 'self' data:;")
  expect(finishPage({ ...rendered, html: withRules }, sheet).policy).toContain("script-src 'self' 'inline-speculation-rules';")
})
