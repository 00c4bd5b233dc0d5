import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  agreementField,
  choiceField,
  chosenField,
  emailField,
  nameField,
  optionalEmailField,
  phoneField,
  requiredField,
  typedText,
} from './fields.ts'

const fields = z.object({
  name: nameField,
  phone: phoneField,
  email: emailField,
  second: optionalEmailField,
  agreement: agreementField,
  plan: choiceField(['tunai', 'kredit'], 'plan-missing'),
  dealer: chosenField('dealer-missing', 'dealer-unknown'),
  company: requiredField('company-missing'),
  free: typedText,
})
const ibuRina = {
  name: ' Rina  Wulandari ',
  phone: '0812 3456 7890',
  email: 'Rina@Contoh.ID',
  second: '',
  agreement: 'ya',
  plan: 'kredit',
  dealer: 'dwindo-cakung',
  company: 'PT\nContoh',
  free: '',
}
/** The refusal of each refused field, by name. */
const refusals = (sent: unknown) => {
  const { error } = fields.safeParse(sent)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

test('fields are stored in one spelling', () => {
  expect(fields.parse(ibuRina)).toEqual({
    name: 'Rina Wulandari',
    phone: '+6281234567890',
    email: 'rina@contoh.id',
    second: null,
    agreement: true,
    plan: 'kredit',
    dealer: 'dwindo-cakung',
    company: 'PT Contoh',
    free: '',
  })
})

test('a form without its fields gets a refusal for each of them', () => {
  expect(refusals({})).toEqual({
    name: 'name-missing',
    phone: 'phone-missing',
    email: 'email-missing',
    agreement: 'agreement-missing',
    plan: 'plan-missing',
    dealer: 'dealer-missing',
    company: 'company-missing',
  })
})

test.each([
  ['a second e-mail address that is none', { second: 'rina' }, { second: 'email-not-an-address' }],
  ['a choice that was not offered', { plan: 'barter' }, { plan: 'plan-missing' }],
  ['a dealer nobody can spell', { dealer: 'dwindo\uFFFD' }, { dealer: 'dealer-unknown' }],
])('%s is refused', (_, changes, refused) => {
  expect(refusals({ ...ibuRina, ...changes })).toEqual(refused)
})

test('anything sent as a field gives a value or a refusal, and never throws', () => {
  const anything = fc.dictionary(fc.constantFrom(...Object.keys(ibuRina)), fc.anything({ maxDepth: 1 }))
  fc.assert(
    fc.property(anything, (sent) => {
      for (const refusal of Object.values(refusals({ ...ibuRina, ...sent }))) expect(refusal).toMatch(/^[a-z-]+$/)
    }),
  )
})
