import { expect, test } from 'vitest'
import { z } from 'zod'
import { readBody, readForm } from './form.ts'

const guest = z.object({ name: z.string('missing').min(1, 'missing').max(5, 'too-long'), age: z.coerce.number('not-a-number') })
const body = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('a form is its parsed value', () => {
  expect(readForm(body({ name: 'Rina', age: '31' }), guest)).toEqual({ ok: true, value: { name: 'Rina', age: 31 } })
})

test('each refused field says why, once', () => {
  expect(readForm(body({ name: 'Wulandari', age: 'muda' }), guest)).toEqual({
    ok: false,
    refusals: { name: 'too-long', age: 'not-a-number' },
  })
})

test('a field sent twice, left out or sent as something else is refused, not a fault', () => {
  const twice = body({ name: 'Rina', age: '31' })
  twice.append('name', 'Budi')
  expect(readForm(twice, guest)).toEqual({ ok: false, refusals: { name: 'missing' } })
  expect(readForm(body({ age: '31', 'name[first]': 'Rina' }), guest)).toEqual({ ok: false, refusals: { name: 'missing' } })
})

test('no field of a body brings a control character in', async () => {
  const request = new Request('https://contoh.id/', {
    method: 'POST',
    body: new URLSearchParams({ email: 'rina\u0000@contoh.id', phone: '\u202a+62 812\u202c' }),
  })
  expect([...(await readBody(request))]).toEqual([
    ['email', 'rina\uFFFD@contoh.id'],
    ['phone', '+62 812'],
  ])
})

test('a body that is no form answers 400', async () => {
  const request = new Request('https://contoh.id/', {
    method: 'POST',
    body: 'x',
    headers: { 'Content-Type': 'multipart/form-data; boundary=y' },
  })
  await expect(readBody(request)).rejects.toMatchObject({ init: { status: 400 } })
})

test('a flood of fields answers 413, whatever form it is sent to', async () => {
  const post = (count: number) =>
    new Request('https://contoh.id/', {
      method: 'POST',
      body: new URLSearchParams(Array.from({ length: count }, () => ['name', ''])),
    })
  expect([...(await readBody(post(300)))]).toHaveLength(300)
  await expect(readBody(post(301))).rejects.toMatchObject({ init: { status: 413 } })
})
