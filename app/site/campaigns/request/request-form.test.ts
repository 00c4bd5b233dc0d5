import { expect, test } from 'vitest'
import type { Car } from '../../../core/cars/car.ts'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { inSentence } from '../../../core/leads/form/errors.ts'
import { readForm } from '../../../ui/read-form.server.ts'
import { fieldRefusals } from './request.ts'
import { requestForm } from './request-form.server.ts'
import { refusalWords } from './words.ts'

const xforce = carsInFiles.find(({ slug }) => slug === 'xforce') as Car
const ibuRina = { name: ' Rina  Wulandari', phone: '0812 3456 7890', email: 'Rina@Contoh.id', agreement: 'ya' }
const filled = { consultVehicle: 'xforce', consultVariant: 'exceed-cvt', ...ibuRina }

function sent(fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return readForm(body, requestForm(xforce))
}

const kept = {
  vehicle: 'xforce',
  variant: 'exceed-cvt',
  contact: { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' },
}

test('a form gives the model, the variant and the person', () => {
  expect(sent(filled)).toEqual({ ok: true, value: kept })
})

test('the variant is optional', () => {
  expect(sent({ ...filled, consultVariant: '' })).toEqual({ ok: true, value: { ...kept, variant: null } })
})

test.each([
  ['consultVariant', 'gls-mt', 'variant-unknown'],
  ['consultVariant', 'constructor', 'variant-unknown'],
  ['consultVehicle', 'xpander', 'vehicle-changed'],
  ['consultVehicle', '', 'vehicle-changed'],
  ['name', '12', 'name-without-letters'],
  ['phone', '021 555 1234', 'phone-not-mobile'],
  ['email', 'rina@', 'email-not-an-address'],
] as const)('%s "%s" is refused: %s', (field, value, refusal) => {
  expect(sent({ ...filled, [field]: value })).toEqual({ ok: false, refusals: { [field]: refusal } })
})

test('an empty form is refused with an error for every required field', () => {
  expect(sent({ consultVehicle: 'xforce' })).toEqual({
    ok: false,
    refusals: {
      name: 'name-missing',
      phone: 'phone-missing',
      email: 'email-missing',
      agreement: 'agreement-missing',
    },
  })
})

test('each refusal has a different sentence, and none apologises', () => {
  const sentences = fieldRefusals.map((refusal) => inSentence(refusalWords[refusal]))
  expect(new Set(sentences).size).toBe(fieldRefusals.length)
  for (const sentence of sentences) expect(sentence).not.toMatch(/mohon|maaf|valid|salah(?! satu)|gagal/i)
})
