import { expect, test } from 'vitest'
import seed from '../../../../data/content/events/coba-jalan-jayapura.json' with { type: 'json' }
import { calendarApplication, readCalendar } from '../../../../tests/support/calendar.ts'
import { eventKind } from '../../../core/content/event-schema.ts'
import { type CalendarEvent, calendarFile } from '../../../lib/calendar-file.ts'
import { Temporal } from '../../../lib/instant.ts'
import { eventCalendar } from './event-calendar.ts'

const jayapura = eventKind.schema.parse(seed)
const fileOf = (event: typeof jayapura, revision = 1) =>
  calendarFile(calendarOf(event, '2026-11-20T00:00:00Z', revision) as CalendarEvent)
const calendarOf = (event: typeof jayapura, now: string, revision = 1) =>
  eventCalendar({
    slug: 'coba-jalan-jayapura',
    event,
    revision,
    changedAt: Temporal.Instant.from('2026-11-09T00:00:00Z').add({ hours: revision }),
    organizer: { name: 'Mitsubishi Motors', email: 'halo@contoh.id' },
    address: 'https://contoh.id/exhibition/coba-jalan-jayapura',
    now: Temporal.Instant.from(now),
  })

test('a strict calendar accepts the file, with one confirmed entry for each day at the clock of the place', () => {
  const { method, entries } = readCalendar(fileOf(jayapura))
  expect(method).toBe('PUBLISH')
  expect(entries.map(({ start }) => start)).toEqual(['20261128T080000', '20261129T120000'])
  expect(fileOf(jayapura)).toContain('DTSTART;TZID=Asia/Jayapura:20261128T080000')
  expect(fileOf(jayapura)).toContain('STATUS:CONFIRMED')
  expect(fileOf(jayapura)).not.toContain('BEGIN:VALARM')
})

test('days that are over are left out, by the clock of the place, and an event that is over has no entry', () => {
  const firstDays = (now: string) => calendarOf(jayapura, now)?.times.map(({ uid }) => uid) ?? null
  const [saturday, sunday] = ['coba-jalan-jayapura-2026-11-28', 'coba-jalan-jayapura-2026-11-29']
  expect(firstDays('2026-11-28T16:59:59+09:00')).toEqual([saturday, sunday])
  expect(firstDays('2026-11-28T17:00:00+09:00')).toEqual([sunday])
  expect(firstDays('2026-11-29T17:00:00+09:00')).toBeNull()
})

test('a corrected event replaces its entries in the calendar', () => {
  const application = calendarApplication()
  application.open(fileOf(jayapura))
  const later = jayapura.days.map((day) => ({ ...day, opens: '13:00' }))
  application.open(fileOf({ ...jayapura, days: later }, 2))
  expect(application.entries().map(({ start }) => start)).toEqual(['20261128T130000', '20261129T130000'])
})
