import { expect, test } from 'vitest'
import { carsInFiles, extrasInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { pictured } from '../../../core/cars/pictured.ts'
import { readForm } from '../../../ui/read-form.server.ts'
import { readBasket } from '../basket.ts'
import { longestMessage, readMessage } from './request.ts'
import { requestForm } from './request-form.server.ts'

const [triton = null] = carsInFiles.filter(({ slug }) => slug === 'triton').map((car) => pictured(car))
const { accessories } = extrasInFiles('triton')
const filled = {
  vehicle: 'triton',
  message: '',
  dealer: 'dwindo-cakung',
  name: ' Rina  Wulandari',
  phone: '0812 3456 7890',
  email: '',
  agreement: 'ya',
}

function read(changes: Partial<typeof filled> = {}, wanted: readonly string[] = ['snorkel']) {
  const typed = { ...filled, ...changes }
  const body = new FormData()
  for (const [name, value] of Object.entries(typed)) body.set(name, value)
  for (const slug of wanted) body.append('pilih', slug)
  const car = typed.vehicle === 'triton' ? triton : null
  return readForm(body, requestForm({ car, basket: readBasket(wanted, car ? accessories : []) }))
}

test('a correct form has the car, the accessories with their prices, and the person', () => {
  expect(read({ message: ' Triton  2023,\n\n\n\n hitam ' })).toMatchObject({
    ok: true,
    value: {
      car: { slug: 'triton', name: 'Triton' },
      accessories: [{ slug: 'snorkel', price: 4_800_000 }],
      message: 'Triton 2023,\n\nhitam',
      dealer: 'dwindo-cakung',
      contact: { name: 'Rina Wulandari', phone: '+6281234567890', email: null },
    },
  })
})

test.each([
  ['no car', { vehicle: '' }, undefined, { vehicle: 'vehicle-missing', pilih: 'accessory-missing' }],
  [
    'a car that is not in the range',
    { vehicle: 'avanza' },
    undefined,
    { vehicle: 'vehicle-unknown', pilih: 'accessory-missing' },
  ],
  ['no accessory', {}, [], { pilih: 'accessory-missing' }],
  ['an accessory of another car', {}, ['snorkel', 'rel-atap'], { pilih: 'accessory-unknown' }],
  ['a name of the language', {}, ['__proto__'], { pilih: 'accessory-unknown' }],
  ['a message that is too long', { message: 'a'.repeat(longestMessage + 1) }, undefined, { message: 'message-too-long' }],
  ['no dealer', { dealer: '' }, undefined, { dealer: 'dealer-missing' }],
  ['no name', { name: ' ' }, undefined, { name: 'name-missing' }],
  ['an office line', { phone: '021 5795 1234' }, undefined, { phone: 'phone-not-mobile' }],
  ['half an address', { email: 'rina@' }, undefined, { email: 'email-not-an-address' }],
  ['no agreement', { agreement: '' }, undefined, { agreement: 'agreement-missing' }],
] as const)('%s is refused', (_, changes, wanted, refusals) => {
  expect(read(changes, wanted)).toEqual({ ok: false, refusals })
})

test.each(['', ' \n ', '\r\n'])('a message of %j is none', (typed) =>
  expect(readMessage(typed)).toEqual({ ok: true, value: null }),
)

test('a message of the greatest length is read', () => {
  expect(readMessage('😀'.repeat(longestMessage)).ok).toBe(true)
})
