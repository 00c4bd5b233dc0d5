import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { expect, test } from '../../../tests/support/journey.ts'

let script = ''
test.beforeAll(async () => {
  const entry = 'app/enhance/forms/morph.ts'
  const lib = { entry, formats: ['iife' as const], name: 'Morph' }
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib },
  })) as Rolldown.RolldownOutput[]
  script = bundle?.output[0].code ?? ''
})

type Field = { html: string; touch?: (page: Page) => Promise<void> }

/** Shows a form, uses a control so that it has the focus, and morphs the form into `next`. */
async function morphFocused(page: Page, { html, touch }: Field, next: string): Promise<Record<string, string[]>> {
  await page.setContent(`<form>${html}</form>`)
  await page.addScriptTag({ content: script })
  await page.locator('#a').focus()
  await touch?.(page)
  await expect(page.locator('#a')).toBeFocused()
  await page.evaluate((html) => {
    const { morph } = (globalThis as unknown as { Morph: { morph: (old: Element, next: Element) => void } }).Morph
    const form = document.querySelector('form')
    const answer = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html').querySelector('form')
    if (form && answer) morph(form, answer)
  }, next)
  return sent(page)
}

/** The values that the form would send. */
function sent(page: Page): Promise<Record<string, string[]>> {
  return page.locator('form').evaluate((form: HTMLFormElement) => {
    const data = new FormData(form)
    return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String)]))
  })
}

const chip = (id: string, value: string, more = '') =>
  `<label><input type="radio" name="time" id="${id}" value="${value}" ${more}>${value}</label>`

test('a focused radio takes the new value with its new label, and can be checked', async ({ page }) => {
  const html = chip('a', '08:30') + chip('b', '09:30')
  const touch = () => page.locator('#a').check()
  expect(await morphFocused(page, { html, touch }, chip('a', '09:30') + chip('c', '10:30'))).toEqual({})
  await expect(page.locator('#a')).toBeFocused()
  await page.getByLabel('09:30').check()
  expect(await sent(page)).toEqual({ time: ['09:30'] })
})

test('a focused radio is checked when the answer says so', async ({ page }) => {
  const html = chip('a', '08:30') + chip('b', '09:30')
  expect(await morphFocused(page, { html }, chip('a', '09:30', 'checked'))).toEqual({ time: ['09:30'] })
})

test('a focused checkbox takes the new value and the new tick', async ({ page }) => {
  const box = (value: string, more = '') =>
    `<label><input type="checkbox" name="extra" id="a" value="${value}" ${more}>${value}</label>`
  const touch = () => page.locator('#a').check()
  expect(await morphFocused(page, { html: box('gempa'), touch }, box('banjir'))).toEqual({})
  await page.getByLabel('banjir').check()
  expect(await sent(page)).toEqual({ extra: ['banjir'] })
})

test('a focused select has the new options and the new choice', async ({ page }) => {
  const list = (...names: string[]) => names.map((name) => `<option value="${name}">${name}</option>`).join('')
  const select = (options: string) => `<select name="city" id="a">${options}</select>`
  const touch = async () => {
    await page.locator('#a').selectOption('Bogor')
  }
  const next = select(`${list('Badung')}<option value="Denpasar" selected>Denpasar</option>`)
  expect(await morphFocused(page, { html: select(list('Bandung', 'Bogor')), touch }, next)).toEqual({ city: ['Denpasar'] })
  await expect(page.locator('#a option')).toHaveText(['Badung', 'Denpasar'])
  await expect(page.locator('#a')).toBeFocused()
})

for (const type of ['text', 'tel', 'email', 'search', 'number']) {
  test(`text being typed into a ${type} field stays, and its description is updated`, async ({ page }) => {
    const field = (value: string, more = '') => `<input type="${type}" name="field" id="a" value="${value}" ${more}>`
    const touch = () => page.keyboard.type('12')
    expect(await morphFocused(page, { html: field(''), touch }, field('7', 'aria-invalid="true"'))).toEqual({ field: ['12'] })
    await expect(page.locator('#a')).toHaveAttribute('aria-invalid', 'true')
  })
}

test('text being typed into a textarea stays', async ({ page }) => {
  const touch = () => page.keyboard.type('halo')
  const html = '<textarea name="field" id="a"></textarea>'
  expect(await morphFocused(page, { html, touch }, '<textarea name="field" id="a">lain</textarea>')).toEqual({ field: ['halo'] })
})

test('a date being typed stays; without the focus it takes the answer’s value', async ({ page }) => {
  const field = (id: string, value: string) => `<input type="date" name="${id}" id="${id}" value="${value}">`
  const html = field('a', '2026-11-28') + field('b', '2026-11-28')
  const next = field('a', '2026-12-05') + field('b', '2026-12-05')
  expect(await morphFocused(page, { html }, next)).toEqual({ a: ['2026-11-28'], b: ['2026-12-05'] })
})

test('a focused button takes the new value with its new label', async ({ page }) => {
  const button = (value: string) => `<button type="button" name="slot" id="a" value="${value}">Jam ${value}</button>`
  await morphFocused(page, { html: button('08:30') }, button('09:30'))
  await expect(page.locator('#a')).toHaveText('Jam 09:30')
  await expect(page.locator('#a')).toHaveAttribute('value', '09:30')
})

test('a hidden field beside the focus takes the new value', async ({ page }) => {
  const html = (key: string) => `<input type="hidden" name="request" value="${key}"><input name="name" id="a">`
  expect(await morphFocused(page, { html: html('satu') }, html('dua'))).toEqual({ request: ['dua'], name: [''] })
})
