import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inSentence } from '../../core/leads/form/errors.ts'
import { Temporal } from '../../lib/instant.ts'
import { readForm } from '../../ui/read-form.server.ts'
import { serviceForm } from './service-form.server.ts'
import { type FieldRefusal, fieldRefusals, type RequestField, requestFields } from './service-request.ts'
import { refusalWords } from './words.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const filled = {
  vehicle: 'xpander',
  variant: 'ultimate-cvt',
  year: '2021',
  color: 'Quartz White Pearl',
  type: 'berkala',
  kilometres: '45.000 km',
  dealer: 'dwindo-cakung',
  date: '2026-12-01',
  time: '09:30',
  plate: 'b1234xyz',
  complaint: '',
  name: 'Rina Wulandari',
  phone: '0812-3456-7890',
  agreement: 'ya',
}

function read(changes: Partial<Record<keyof typeof filled, string>> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...changes })) body.set(name, value)
  return readForm(body, serviceForm({ type: String(body.get('type')), today }))
}

function refusals(changes: Parameters<typeof read>[0]): Record<string, string> {
  const form = read(changes)
  return form.ok ? {} : form.refusals
}

test('a form is read with all fields, each in its one spelling', () => {
  expect(read({ complaint: ' Rem  bunyi ' })).toEqual({
    ok: true,
    value: {
      vehicle: 'xpander',
      variant: 'ultimate-cvt',
      year: 2021,
      colour: 'Quartz White Pearl',
      type: 'berkala',
      kilometres: 45_000,
      dealer: 'dwindo-cakung',
      day: Temporal.PlainDate.from('2026-12-01'),
      minutes: 570,
      plate: 'B 1234 XYZ',
      complaint: 'Rem bunyi',
      contact: { name: 'Rina Wulandari', phone: '+6281234567890', email: null },
    },
  })
})

test('empty optional fields are null', () => {
  expect(read({ color: ' ', kilometres: '', complaint: '-' })).toMatchObject({
    ok: true,
    value: { colour: null, kilometres: null, complaint: null },
  })
})

const cases: [RequestField, string, FieldRefusal | undefined][] = [
  ['vehicle', '', 'vehicle-missing'],
  ['year', ' ', 'year-missing'],
  ['year', '21', 'year-not-a-year'],
  ['year', '1969', 'year-too-early'],
  ['year', '1970', undefined],
  ['year', '2026', undefined],
  ['year', '2027', 'year-to-come'],
  ['color', 'x'.repeat(40), undefined],
  ['color', 'x'.repeat(41), 'colour-too-long'],
  ['plate', ' ', 'plate-missing'],
  ['plate', 'Xpander', 'plate-not-a-plate'],
  ['kilometres', 'banyak', 'kilometres-not-a-number'],
  ['kilometres', '1.000.000', 'kilometres-too-many'],
  ['kilometres', '999.999 km', undefined],
  ['type', '', 'type-missing'],
  ['type', 'cuci', 'type-missing'],
  ['type', 'kampanye-perbaikan', undefined],
  ['complaint', 'a'.repeat(1000), undefined],
  ['complaint', `${'a'.repeat(1000)}\r\n  `, undefined],
  ['complaint', 'a'.repeat(1001), 'complaint-too-long'],
  ['dealer', '', 'dealer-missing'],
  ['date', '', 'date-missing'],
  ['date', '2026-02-30', 'date-missing'],
  ['time', '', 'time-missing'],
  ['time', '25:00', 'time-missing'],
  ['name', '', 'name-missing'],
  ['phone', '021 555 1234', 'phone-not-mobile'],
  ['agreement', '', 'agreement-missing'],
]

test.each(cases)('%s "%s": %s', (field, typed, refusal) => {
  expect(refusals({ [field]: typed })).toEqual(refusal ? { [field]: refusal } : {})
})

test.each([
  ['perbaikan-umum', 'complaint-missing'],
  ['bodi-cat', 'complaint-missing'],
  ['berkala', undefined],
  ['kampanye-perbaikan', undefined],
  ['', undefined],
] as const)('a complaint of "-" for the type "%s": %s', (type, refusal) => {
  expect(refusals({ type, complaint: '-' }).complaint).toBe(refusal)
})

test('an empty form is refused at every field that is needed, all at once', () => {
  const form = readForm(new FormData(), serviceForm({ type: '', today }))
  const needed = requestFields.filter((field) => !['color', 'kilometres', 'complaint'].includes(field))
  expect(Object.keys(form.ok ? {} : form.refusals)).toEqual(needed)
})

test('every text is accepted or refused with a reason of the list', () => {
  const field = fc.constantFrom(...requestFields)
  fc.assert(
    fc.property(field, fc.string({ unit: 'grapheme' }), fc.string(), (name, typed, type) => {
      const given = Object.entries(refusals({ type, [name]: typed }))
      for (const [refused, refusal] of given) {
        expect([name, 'type', 'complaint']).toContain(refused)
        expect(fieldRefusals).toContain(refusal)
      }
    }),
  )
})

test('every refusal tells what to do', () => {
  for (const wording of Object.values(refusalWords))
    expect(inSentence(wording)).not.toMatch(/mohon|maaf|\bvalid|salah(?! satu)|gagal/i)
})
