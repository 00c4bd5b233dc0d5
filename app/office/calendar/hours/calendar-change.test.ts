import { expect, test } from 'vitest'
import { type CalendarChange, changed, subjectOf, type WrittenCalendar } from './calendar-change.ts'

const usual: WrittenCalendar = {
  otherDays: [],
  demonstrationCars: 1,
  serviceBays: 2,
  demonstrationCarsByHour: {},
  serviceBaysByHour: {},
  capacityOnDays: {},
  demonstrationFleet: null,
}
/** The calendar after these changes; null when one is not possible. */
function after(...changes: CalendarChange[]): WrittenCalendar | null {
  let calendar = usual
  for (const change of changes) {
    const values = changed(calendar, change)
    if (!values) return null
    calendar = { ...calendar, ...values }
  }
  return calendar
}
const car = { id: 'a', vehicle: 'xforce', name: 'D 1 A', away: [] }

test('a day is changed once, and has its usual hours again', () => {
  const closed = { kind: 'day', date: '2026-12-05', hours: null, reason: 'Pameran' } as const
  const short = { ...closed, hours: '08:00-12:00' }
  expect(after(closed, short)?.otherDays).toEqual([{ date: '2026-12-05', hours: '08:00-12:00', reason: 'Pameran' }])
  expect(after(closed, { kind: 'usual-day', date: '2026-12-05' })?.otherDays).toEqual([])
})

test('the numbers of one day change one kind only', () => {
  const onDay = { kind: 'capacity-on-day', date: '2026-12-05' } as const
  const both = after(
    { ...onDay, of: 'service', byHour: { '09:00-10:00': 1 } },
    { ...onDay, of: 'test-drive', byHour: { '09:00-10:00': 0 } },
    { ...onDay, of: 'service', byHour: null },
  )
  expect(both?.capacityOnDays).toEqual({ '2026-12-05': { 'test-drive': { '09:00-10:00': 0 } } })
})

test('listed cars decide only when the dealer says so', () => {
  const added: CalendarChange = { kind: 'add-car', car }
  expect(after(added)?.demonstrationFleet).toEqual({ decides: false, cars: [car] })
  expect(after(added, { kind: 'fleet-decides', decides: true })?.demonstrationFleet).toEqual({ decides: true, cars: [car] })
  expect(after(added, { kind: 'remove-car', car: 'a' })?.demonstrationFleet?.cars).toEqual([])
  expect(after({ kind: 'remove-car', car: 'a' })).toBeNull()
})

test('a car is away on some days and back again', () => {
  const away: CalendarChange = { kind: 'car-away', car: 'a', from: '2026-12-07', to: '2026-12-09', reason: 'Servis' }
  const twice = after({ kind: 'add-car', car }, away, { ...away, from: '2026-12-01', to: '2026-12-02' })
  expect(twice?.demonstrationFleet?.cars[0]?.away.map(({ from }) => from)).toEqual(['2026-12-01', '2026-12-07'])
  const back: CalendarChange = { kind: 'car-back', car: 'a', from: '2026-12-07' }
  expect(after({ kind: 'add-car', car }, away, back)?.demonstrationFleet?.cars).toEqual([car])
})

test('who changed a day, a kind or a car is found by it', () => {
  expect(subjectOf({ kind: 'usual-day', date: '2026-12-05' })).toBe('2026-12-05')
  expect(subjectOf({ kind: 'capacity', of: 'service', usual: 2, byHour: {} })).toBe('service')
  expect(subjectOf({ kind: 'add-car', car })).toBe('a')
  expect(subjectOf({ kind: 'remove-car', car: 'a' })).toBe('a')
})
