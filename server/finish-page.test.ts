import { expect, test } from 'vitest'
import { changesInBrowser, finishPage, partOf, sha256 } from './finish-page.ts'

const rules = '.sum { font-weight: 700 }'
const page = `<!DOCTYPE html><head><title>Simulasi</title><style data-sheet="">form { gap: 0 }</style></head>
<body><header class="card"></header><form-part><p class="sum">Rp 1</p></form-part></body>`

test('a page has the given CSS rules, then its own, and a policy that allows exactly these', () => {
  const { html, policy } = finishPage(page, () => rules)
  expect(html).toContain(`<style>${rules}form { gap: 0 }</style>`)
  expect(policy).toContain(`style-src 'sha256-${sha256(`${rules}form { gap: 0 }`)}'`)
})

test('the CSS rules can depend on the document', () => {
  expect(finishPage(page, (html) => (html.includes('class="sum"') ? rules : '')).html).toContain(rules)
})

test('the answer for a part is the title and the part', () => {
  expect(partOf(page)).toBe('<title>Simulasi</title><form-part><p class="sum">Rp 1</p></form-part>')
})

test('only a page with a form or a live part changes in the browser', () => {
  expect([page, '<live-part class="block">', '<p>form-part</p>'].map(changesInBrowser)).toEqual([true, true, false])
})

test('what a page asks for while it is rendered stands in its policy, and beside a hash the speculation rules have theirs', () => {
  const withRules = page.replace('</body>', '<script type="speculationrules">{"prerender":[]}</script></body>')
  const allowed = { scripts: ["'sha256-abc='", 'https://a.example'], connections: ['https://b.example'], images: [] }
  const { policy } = finishPage(withRules, () => rules, { allowed })
  expect(policy).toContain(
    `script-src 'self' 'inline-speculation-rules' 'sha256-${sha256('{"prerender":[]}')}' 'sha256-abc=' https://a.example;`,
  )
  expect(policy).toContain("connect-src 'self' https://b.example;")
  expect(policy).toContain("img-src 'self' data:;")
  expect(finishPage(withRules, () => rules).policy).toContain("script-src 'self' 'inline-speculation-rules';")
})
