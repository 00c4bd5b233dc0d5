import { expect, test } from 'vitest'
import { readForm } from '../../../ui/read-form.server.ts'
import { chosenCity } from './city.ts'
import type { Options } from './options.server.ts'
import { requestForm } from './request-form.server.ts'

const bandung = '32.73'
const filled = {
  company: 'PT Maju  Bersama',
  nib: '8120 0000 12345',
  units: '12 unit',
  province: '32',
  city: bandung,
  name: ' Budi  Santoso',
  phone: '0813 9876 5432',
  email: 'Budi@Contoh.id',
  agreement: 'ya',
}

type Sent = { fields?: Record<string, string>; chosen?: Options['chosen']; asksUnknown?: boolean }

function sent({ fields = {}, chosen = ['l300', 'triton'], asksUnknown = false }: Sent = {}) {
  const typed: Record<string, string> = { ...filled, ...fields }
  const body = new FormData()
  for (const [name, value] of Object.entries(typed)) body.append(name, value)
  for (const vehicle of chosen) body.append('vehicle', vehicle)
  const options: Options = { cars: [], chosen, asksUnknown, place: chosenCity(typed) }
  return readForm(body, requestForm(options))
}

test('a form gives the need, the city and the person', () => {
  expect(sent()).toEqual({
    ok: true,
    value: {
      company: 'PT Maju Bersama',
      nib: '8120000012345',
      units: 12,
      vehicles: ['l300', 'triton'],
      city: 'Kota Bandung, Jawa Barat',
      extension: null,
      contact: { name: 'Budi Santoso', phone: '+6281398765432', email: 'budi@contoh.id' },
    },
  })
})

test.each([
  ['(021) 5795-1234', '+622157951234', null],
  ['021 5795 1234 ext. 12', '+622157951234', '12'],
  ['+62 813 9876 5432', '+6281398765432', null],
])('an office number and a mobile number are read: %s', (phone, number, extension) => {
  expect(sent({ fields: { phone } })).toMatchObject({ ok: true, value: { extension, contact: { phone: number } } })
})

test('one model is a list, too, and the NIB is optional', () => {
  expect(sent({ chosen: ['l300'], fields: { nib: '' } })).toMatchObject({ ok: true, value: { vehicles: ['l300'], nib: null } })
})

test.each([
  [{ chosen: [] }, { vehicle: 'vehicle-missing' }],
  [{ chosen: ['l300'], asksUnknown: true }, { vehicle: 'vehicle-unknown' }],
  [{ chosen: [], asksUnknown: true }, { vehicle: 'vehicle-unknown' }],
  [{ fields: { city: '' } }, { city: 'city-missing' }],
  [{ fields: { province: '51' } }, { city: 'city-unknown' }],
  [{ fields: { units: 'sepuluh' } }, { units: 'units-not-a-number' }],
  [{ fields: { nib: '812' } }, { nib: 'nib-not-thirteen-digits' }],
  [{ fields: { phone: ' ' } }, { phone: 'phone-missing' }],
  [{ fields: { phone: '5795-1234' } }, { phone: 'phone-not-dialable' }],
] as const)('%j is refused: %j', (form, refusals) => {
  expect(sent(form as Sent)).toEqual({ ok: false, refusals })
})

test('an empty form is refused with an error for every required field, also the e-mail address', () => {
  const empty = Object.fromEntries(Object.keys(filled).map((field) => [field, '']))
  expect(sent({ fields: empty, chosen: [] })).toEqual({
    ok: false,
    refusals: {
      company: 'company-missing',
      units: 'units-missing',
      vehicle: 'vehicle-missing',
      city: 'city-missing',
      name: 'name-missing',
      phone: 'phone-missing',
      email: 'email-missing',
      agreement: 'agreement-missing',
    },
  })
})
