import { expect, test } from 'vitest'
import { htmlFaults } from '../../../tests/support/html.ts'
import { plainPage, plainPageCss, plainPages } from './plain-page.ts'

const everyPage = [
  plainPages.starting,
  plainPages.method,
  plainPages.tooLarge,
  plainPages.notAForm,
  plainPages.elsewhere,
  plainPages.tooMany(30),
  plainPages.busy,
  plainPages.fault('7K3M9Q'),
]

test.each(everyPage)('"$title" is valid HTML and carries the one style sheet', async (page) => {
  const html = plainPage(page)
  expect(await htmlFaults(html)).toEqual([])
  expect(html).toContain(`<style>${plainPageCss}</style>`)
})

test('a fault names its reference', () => {
  expect(plainPage(plainPages.fault('7K3M9Q'))).toContain('Nomor rujukan: <code>7K3M9Q</code>')
})

test('the page of a starting site loads itself again', () => {
  expect(plainPage(plainPages.starting)).toContain('<meta http-equiv="refresh" content="3">')
  expect(plainPage(plainPages.tooLarge)).not.toContain('refresh')
})

test('what comes from outside is text, not markup', () => {
  const html = plainPage({ title: '<b>', text: '"&\'', reference: '</code><script>' })
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('<script>')
})
