import { expect, test } from 'vitest'
import seed from '../../../../data/content/events/coba-jalan-jayapura.json' with { type: 'json' }
import { calendarApplication, readCalendar } from '../../../../tests/support/calendar.ts'
import { eventKind } from '../../../core/content/event-schema.ts'
import { calendarFile } from '../../../lib/calendar-file.ts'
import { Temporal } from '../../../lib/instant.ts'
import { eventCalendar } from './event-calendar.ts'

const jayapura = eventKind.schema.parse(seed)
const fileOf = (event: typeof jayapura, revision = 1) =>
  calendarFile(
    eventCalendar({
      slug: 'coba-jalan-jayapura',
      event,
      revision,
      changedAt: Temporal.Instant.from('2026-11-09T00:00:00Z').add({ hours: revision }),
      organizer: { name: 'Mitsubishi Motors', email: 'halo@contoh.id' },
      address: 'https://contoh.id/exhibition/coba-jalan-jayapura',
    }),
  )

test('a strict calendar accepts the file, with one confirmed entry for each day at the clock of the place', () => {
  const { method, entries } = readCalendar(fileOf(jayapura))
  expect(method).toBe('PUBLISH')
  expect(entries.map(({ start }) => start)).toEqual(['20261128T080000', '20261129T120000'])
  expect(fileOf(jayapura)).toContain('DTSTART;TZID=Asia/Jayapura:20261128T080000')
  expect(fileOf(jayapura)).toContain('STATUS:CONFIRMED')
  expect(fileOf(jayapura)).not.toContain('BEGIN:VALARM')
})

test('a corrected event replaces its entries in the calendar', () => {
  const application = calendarApplication()
  application.open(fileOf(jayapura))
  const later = jayapura.days.map((day) => ({ ...day, opens: '13:00' }))
  application.open(fileOf({ ...jayapura, days: later }, 2))
  expect(application.entries().map(({ start }) => start)).toEqual(['20261128T130000', '20261129T130000'])
})
