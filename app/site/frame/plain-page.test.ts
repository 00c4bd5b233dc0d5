import { expect, test } from 'vitest'
import { htmlFaults } from '../../../tests/support/html.ts'
import { plainPage, plainPageCss, plainPages } from './plain-page.ts'

const form = {
  fields: [
    ['name', 'Rina "Ayu" <b>'],
    ['message', 'Baris satu\r\nBaris dua'],
    ['agreement', 'ya'],
  ],
  lacksFiles: true,
} as const

const everyPage = [
  plainPages.starting,
  plainPages.method,
  plainPages.tooLarge,
  plainPages.notAForm,
  plainPages.elsewhere,
  plainPages.tooMany(30),
  plainPages.busy,
  plainPages.unanswered,
  plainPages.unreachable,
  plainPages.fault('7K3M9Q'),
  plainPages.away(5),
  plainPages.unsent(form),
  plainPages.unsentByFault(form, '7K3M9Q'),
]

test.each(everyPage)('"$title" is valid HTML and has the one style sheet', async (page) => {
  const html = plainPage(page)
  expect(await htmlFaults(html)).toEqual([])
  expect(html).toContain(`<style>${plainPageCss}</style>`)
})

test('the page of a fault shows its reference', () => {
  expect(plainPage(plainPages.fault('7K3M9Q'))).toContain('Nomor rujukan: <code>7K3M9Q</code>')
})

test('the page of a starting site loads itself again', () => {
  expect(plainPage(plainPages.starting)).toContain('<meta http-equiv="refresh" content="3">')
  expect(plainPage(plainPages.tooLarge)).not.toContain('refresh')
})

test('values from outside are escaped', () => {
  const html = plainPage({ title: '<b>', text: '"&\'', reference: '</code><script>' })
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('<script>')
})

test('the page for an unsent form has its fields and can send them again', () => {
  const html = plainPage(plainPages.unsent(form))
  expect(html).toContain('<input type="hidden" name="name" value="Rina &#34;Ayu&#34; &#60;b&#62;">')
  expect(html).toContain('value="Baris satu\r\nBaris dua"')
  expect(html).toContain('<button>Kirim lagi</button>')
  expect(html).toContain('Foto tidak ikut')
  expect(html).not.toContain('refresh')
})

test('the page for an unsent form without files does not mention files', () => {
  expect(plainPage(plainPages.unsent({ ...form, lacksFiles: false }))).not.toContain('Foto')
})
