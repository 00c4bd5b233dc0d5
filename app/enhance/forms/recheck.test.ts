// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, answerWith, control, heldRequests, postForm, servedPart, settled, type } from './form-part.fixture.ts'
import { recheckRefusedFields } from './recheck.ts'

const pause = 400
const labels = { name: 'Nama', email: 'E-mail', phone: 'Nomor HP' }
type Name = keyof typeof labels

/** A form with three fields and these errors. */
function form(errors: Partial<Record<Name, string>>): string {
  const lines = Object.entries(errors).map(([name, error]) => `<li><a href="#${name}">${error}</a></li>`)
  const summary = lines.length > 0 ? `<div role="alert"><ul>${lines.join('')}</ul></div>` : ''
  const fields = (Object.keys(labels) as Name[]).map((name) => {
    const error = errors[name] === undefined ? '' : `<p id="${name}-error">${errors[name]}</p>`
    return `<div><label for="${name}">${labels[name]}</label><input id="${name}" name="${name}">${error}</div>`
  })
  return postForm(summary + fields.join(''))
}

const errorOf = (name: Name) => document.getElementById(`${name}-error`)?.textContent
const summary = () => [...document.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent)

let asked: Asked[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  asked = heldRequests()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(errors: Parameters<typeof form>[0]): void {
  recheckRefusedFields(servedPart(form(errors)).element)
}

async function rest(): Promise<void> {
  vi.advanceTimersByTime(pause)
  await settled()
}

async function answer(errors: Parameters<typeof form>[0]): Promise<void> {
  asked.at(-1)?.answer(answerWith(form(errors)))
  await settled()
}

test('a refused field is checked again when typing pauses after a correction', async () => {
  open({ name: 'Isi nama', email: 'Isi e-mail' })
  type('#name', 'Ri')
  type('#name', 'Rina')
  expect(asked).toEqual([])
  await rest()
  expect(asked).toMatchObject([{ method: 'POST', purpose: 'check', fields: { intent: 'periksa', name: 'Rina' } }])
  await answer({ email: 'Isi e-mail' })
  expect(errorOf('name')).toBeUndefined()
  expect(errorOf('email')).toBe('Isi e-mail')
  expect(summary()).toEqual(['Isi e-mail'])
})

test('only the result for the corrected field is shown', async () => {
  open({ name: 'Isi nama' })
  type('#name', 'R')
  await rest()
  await answer({ name: 'Nama terlalu pendek', phone: 'Isi nomor HP' })
  expect(errorOf('name')).toBe('Nama terlalu pendek')
  expect(errorOf('phone')).toBeUndefined()
  expect(summary()).toEqual(['Nama terlalu pendek'])
})

test('the error summary disappears with its last line', async () => {
  open({ name: 'Isi nama' })
  type('#name', 'Rina')
  await rest()
  await answer({})
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a field that was not refused sends no request', async () => {
  open({ name: 'Isi nama' })
  type('#phone', '0812')
  await rest()
  expect(asked).toEqual([])
})

test('two fields corrected one after the other are both checked', async () => {
  open({ name: 'Isi nama', email: 'Isi e-mail' })
  type('#name', 'Rina')
  await rest()
  type('#email', 'rina@contoh.id')
  expect(asked[0]?.signal?.aborted).toBe(true)
  await rest()
  await answer({})
  expect([errorOf('name'), errorOf('email')]).toEqual([undefined, undefined])
})

test('sending the form cancels the check', async () => {
  open({ name: 'Isi nama' })
  type('#name', 'Rina')
  control('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await rest()
  expect(asked).toEqual([])
})
