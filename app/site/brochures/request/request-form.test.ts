import { expect, test } from 'vitest'
import { readForm } from '../../../ui/read-form.server.ts'
import { requestForm } from './request-form.server.ts'

const filled = { vehicle: 'xpander', name: ' Rina  Wulandari', phone_number: '0812-3456.7890', agreement: 'ya' }

function read(changes: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...changes })) body.set(name, value)
  return readForm(body, requestForm)
}

test('a form is read with all its fields; an e-mail address is ignored', () => {
  const contact = { name: 'Rina Wulandari', phone: '+6281234567890', email: null }
  expect(read()).toEqual({ ok: true, value: { vehicle: 'xpander', contact } })
  expect(read({ email: 'rina@contoh.id' })).toEqual({ ok: true, value: { vehicle: 'xpander', contact } })
})

test.each(['+62 0812 3456 7890', '(0812) 3456-7890', '81234567890', '\u00a00812\u00a034567890'])(
  '"%s" is the same number',
  (spelled) => {
    expect(read({ phone_number: spelled })).toMatchObject({ ok: true, value: { contact: { phone: '+6281234567890' } } })
  },
)

test('an empty form is refused with an error for every required field', () => {
  expect(readForm(new FormData(), requestForm)).toEqual({
    ok: false,
    refusals: {
      vehicle: 'vehicle-missing',
      name: 'name-missing',
      phone_number: 'phone-missing',
      agreement: 'agreement-missing',
    },
  })
})

test('a phone number under the field name of other forms is ignored', () => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...filled, phone_number: '', phone: '0812 3456 7890' })) body.set(name, value)
  expect(readForm(body, requestForm)).toEqual({ ok: false, refusals: { phone_number: 'phone-missing' } })
})

test.each([
  ['021 555 1234', 'phone-not-mobile'],
  ['0812', 'phone-wrong-length'],
  ['nomor saya', 'phone-with-letters'],
])('"%s" is refused: %s', (phone_number, refusal) => {
  expect(read({ phone_number })).toEqual({ ok: false, refusals: { phone_number: refusal } })
})
