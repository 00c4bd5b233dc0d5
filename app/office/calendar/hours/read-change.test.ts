import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Temporal } from '../../../lib/instant.ts'
import { byHourWords, changeFields, readByHour, readChange, type TypedChange } from './read-change.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const nothing = Object.fromEntries(changeFields.map((field) => [field, ''])) as TypedChange
const read = (typed: Partial<TypedChange>) =>
  readChange({ ...nothing, ...typed }, { today, models: [{ slug: 'xforce' }], newId: 'new' })

test('a day is closed when no hours are typed, and opened with hours in any spelling', () => {
  const day = { change: 'day', date: '2026-12-05', reason: '  Pameran ' }
  expect(read(day)).toEqual({ ok: true, value: { kind: 'day', date: '2026-12-05', hours: null, reason: 'Pameran' } })
  expect(read({ ...day, hours: '8.00 – 12.00, 13:00-16:30' })).toMatchObject({ value: { hours: '08:00-12:00, 13:00-16:30' } })
})

test.each([
  [{ change: 'day', date: '2026-12-05' }, 'reason', 'reason-missing'],
  [{ change: 'day', date: '2026-12-05', reason: 'x'.repeat(101) }, 'reason', 'reason-too-long'],
  [{ change: 'day', date: '2026-11-29', reason: 'Tutup' }, 'date', 'date-missing'],
  [{ change: 'day', date: '2027-12-05', reason: 'Tutup' }, 'date', 'date-missing'],
  [{ change: 'day', date: '5/12/2026', reason: 'Tutup' }, 'date', 'date-missing'],
  [{ change: 'day', date: '2026-12-05', hours: '16.30-08.00', reason: 'Tutup' }, 'hours', 'hours-unreadable'],
  [{ change: 'day', date: '2026-12-05', hours: 'pagi', reason: 'Tutup' }, 'hours', 'hours-unreadable'],
  [{ change: 'day', date: '2026-12-05', hours: '25.00-26.00', reason: 'Tutup' }, 'hours', 'hours-unreadable'],
  [{ change: 'capacity', of: 'service', usual: '-1' }, 'usual', 'count-unreadable'],
  [{ change: 'capacity', of: 'service', usual: '100' }, 'usual', 'count-unreadable'],
  [{ change: 'capacity', of: 'service', usual: '2', byHour: '12.00-13.00' }, 'byHour', 'by-hour-unreadable'],
  [{ change: 'capacity', of: 'service', usual: '2', byHour: '12.00-13.00=1, 12.30-14.00=0' }, 'byHour', 'by-hour-unreadable'],
  [{ change: 'add-car', name: 'D 1 A' }, 'vehicle', 'vehicle-missing'],
  [{ change: 'add-car', vehicle: 'zzz', name: 'D 1 A' }, 'vehicle', 'vehicle-unknown'],
  [{ change: 'add-car', vehicle: 'xforce' }, 'name', 'name-missing'],
  [{ change: 'car-away', car: 'a', date: '2026-12-05', until: '2026-12-04', reason: 'x' }, 'until', 'until-before-from'],
] as const)('%o is refused at its field', (typed, field, refusal) => {
  expect(read(typed)).toEqual({ ok: false, refusal: { field, refusal } })
})

test('an empty text gives a day its usual numbers again', () => {
  const onDay = { change: 'capacity-on-day', of: 'test-drive', date: '2026-12-05' }
  expect(read(onDay)).toMatchObject({ value: { byHour: null } })
  expect(read({ ...onDay, byHour: '09.00–10.00 = 0' })).toMatchObject({ value: { byHour: { '09:00-10:00': 0 } } })
})

test('hours with other numbers read back as they were written', () => {
  const hours = fc.uniqueArray(fc.integer({ min: 0, max: 22 }), { maxLength: 6 })
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 99 }), (starts, count) => {
      const two = (number: number) => String(number).padStart(2, '0')
      const byHour = Object.fromEntries(starts.map((hour) => [`${two(hour)}:00-${two(hour + 1)}:00`, count]))
      expect(readByHour(byHourWords(byHour))).toEqual(byHour)
    }),
  )
})

test('no text makes the reader fail', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readByHour(text)).not.toThrow()
    }),
  )
})
