import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import data from '../../../data/settings.json' with { type: 'json' }
import { htmlFaults } from '../../../tests/support/html.ts'
import { settings } from '../content/settings-schema.ts'
import { CodeForm } from './CodeForm.tsx'
import type { CodePage } from './code-page.server.ts'

const waiting: CodePage = {
  goodUntil: '09.35.20 WIB',
  next: { at: '2026-11-28T02:31:20Z', clock: '09.31.20 WIB' },
  servedAt: '2026-11-28T02:30:25Z',
  typed: '',
  error: null,
  trouble: null,
  resent: null,
}
const gone: CodePage = { ...waiting, goodUntil: null, next: null, trouble: { title: 'Waktu habis', text: 'Minta kode baru.' } }
const maker = { ...settings.parse(data.settings), wordmark: { name: 'Situs', place: 'contoh' } }

const render = (page: Partial<CodePage>, sentTo: string | null = '0812-••••-7890') =>
  renderToStaticMarkup(<CodeForm page={{ ...waiting, ...page }} title="Masukkan kode" settings={maker} sentTo={sentTo} />)
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button)

test('one labelled number field, which a phone can fill automatically and which accepts a pasted message', () => {
  const html = render({})
  const [input = ''] = /<input[^>]*name="code"[^>]*>/.exec(html) ?? []
  expect(html).toContain('<label for="code"')
  expect(input).toContain('autoComplete="one-time-code"')
  expect(input).toContain('inputMode="numeric"')
  expect(input).not.toMatch(/maxlength|pattern/i)
  expect(html.match(/<input/g)).toHaveLength(1)
})

test('without script every button can be pressed and the time of the next code is shown', () => {
  const html = render({})
  expect(buttonsOf(html)).toHaveLength(3)
  for (const button of buttonsOf(html)) expect(button).not.toMatch(/\sdisabled(=|>|\s)/)
  expect(html).toContain('Kode baru dapat diminta pada 09.31.20 WIB.')
  const asking = buttonsOf(html).filter((button) => button.includes('name="intent"'))
  expect(asking.map((button) => / value="([^"]*)"/.exec(button)?.[1])).toEqual(['kirim-whatsapp', 'kirim-sms'])
})

test('the countdown starts with the two times, and there is none without a wait', () => {
  expect(render({})).toContain('data-countdown="2026-11-28T02:31:20Z" data-served="2026-11-28T02:30:25Z"')
  expect(render({ next: null })).not.toContain('data-countdown')
})

test('an error appears in the title, above the heading and beside the field', () => {
  const html = render({ typed: '000000', error: 'Kode harus sama' })
  expect(html).toContain('<title>Kesalahan: Masukkan kode | Situs contoh</title>')
  expect(html.match(/Kode harus sama/g)).toHaveLength(2)
  expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('<h1'))
  expect(html).toContain('value="000000"')
})

test('when the code has ended there is no field for it, but a next step', () => {
  const html = render(gone)
  expect(html).not.toContain('<input')
  expect(html).toContain('<title>Waktu habis | Situs contoh</title>')
  expect(html).toMatch(/<h1[^>]*>Minta kode<\/h1>/)
  expect(html).not.toContain('Masukkan kode')
  expect(buttonsOf(html)).toHaveLength(2)
})

test('when the number must stay hidden, the page does not say whether it exists', () => {
  const html = render({ resent: 'sms' }, null)
  expect(html).not.toContain('0812')
  expect(html.match(/Bila data Anda cocok/g)).toHaveLength(2)
})

test('another contact channel is always shown, marked when it is a sample', () => {
  for (const page of [waiting, gone]) expect(render(page)).toMatch(/Nomor berikut contoh.*href="tel:\+628000000000"/)
})

test.each([
  ['waiting', waiting],
  ['ready for another', { ...waiting, next: null }],
  ['refused', { ...waiting, typed: '000000', error: 'Kode harus sama' }],
  ['told to wait', { ...waiting, trouble: { title: 'Tunggu', text: 'Sebentar.' } }],
  ['sent again', { ...waiting, resent: 'whatsapp' as const }],
  ['gone', gone],
])('the markup of a page that is %s is valid', async (_, page) => {
  const main = render(page)
  const [title = ''] = /<title>.*?<\/title>/.exec(main) ?? []
  const document = `<!doctype html><html lang="id"><head>${title}</head><body><main>${main.replace(title, '')}</main></body></html>`
  expect(await htmlFaults(document)).toEqual([])
})
