import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { Temporal } from './instant.ts'
import { zones } from './zone.ts'

const event: CalendarEvent = {
  times: [
    {
      uid: '0b9f1c36-5f0e-4f6f-9d0c-0d4a1f7f1a11',
      from: Temporal.Instant.from('2026-11-30T02:30:00Z'),
      to: Temporal.Instant.from('2026-11-30T03:30:00Z'),
    },
  ],
  sequence: 0,
  status: 'tentative',
  zone: 'Asia/Jakarta',
  title: 'Test drive XFORCE',
  place: 'Mahligai Puteri Berlian Bandung, Jl. Gardujati 70; Kota Bandung',
  text: 'Bawa SIM A.\nNomor: TD-7K3M9Q',
  address: 'https://contoh.id/test-drive/result/rahasia',
  organizer: { name: 'Dealer "Bandung"', email: 'layanan@contoh.id' },
  changedAt: Temporal.Instant.from('2026-11-27T02:00:00Z'),
  reminds: true,
}
const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n')

test.each([
  ['Asia/Jakarta', '20261130T093000', '+0700', 'WIB'],
  ['Asia/Makassar', '20261130T103000', '+0800', 'WITA'],
  ['Asia/Jayapura', '20261130T113000', '+0900', 'WIT'],
] as const)('in %s the event stands at the clock of the place, with its zone', (zone, start, offset, name) => {
  const lines = linesOf(calendarFile({ ...event, zone }))
  expect(lines).toContain(`DTSTART;TZID=${zone}:${start}`)
  expect(lines).toContain(`TZID:${zone}`)
  expect(lines).toContain(`TZOFFSETTO:${offset}`)
  expect(lines).toContain(`TZNAME:${name}`)
})

test('separators and line ends of texts are escaped', () => {
  const lines = linesOf(calendarFile(event))
  expect(lines).toContain('LOCATION:Mahligai Puteri Berlian Bandung\\, Jl. Gardujati 70\\; Kota Bandung')
  expect(lines).toContain('DESCRIPTION:Bawa SIM A.\\nNomor: TD-7K3M9Q')
})

test('the organizer has a mailbox', () => {
  expect(linesOf(calendarFile(event))).toContain('ORGANIZER;CN="Dealer Bandung":mailto:layanan@contoh.id')
})

test('an unconfirmed event is tentative', () => {
  expect(linesOf(calendarFile(event))).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:TENTATIVE']))
})

test('an event of two days has an entry for each, with one definition of the zone', () => {
  const [first] = event.times
  const second = { uid: 'second', from: first.from.add({ hours: 24 }), to: first.to.add({ hours: 25 }) }
  const lines = linesOf(calendarFile({ ...event, status: 'confirmed', times: [first, second], reminds: false }))
  const valuesOf = (name: string) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length + 1))
  expect(valuesOf('UID')).toEqual([first.uid, 'second'])
  expect(valuesOf('DTSTART;TZID=Asia/Jakarta')).toEqual(['20261130T093000', '20261201T093000'])
  expect(valuesOf('DTEND;TZID=Asia/Jakarta')).toEqual(['20261130T103000', '20261201T113000'])
  expect(valuesOf('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED'])
  expect(valuesOf('METHOD')).toEqual(['PUBLISH'])
  expect(valuesOf('BEGIN')).toEqual(['VCALENDAR', 'VTIMEZONE', 'STANDARD', 'VEVENT', 'VEVENT'])
})

test('a cancelled event has that status and no reminder', () => {
  const lines = linesOf(calendarFile({ ...event, status: 'cancelled', sequence: 2 }))
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', 'UID:0b9f1c36-5f0e-4f6f-9d0c-0d4a1f7f1a11']),
  )
  expect(lines).not.toContain('BEGIN:VALARM')
})

test('for any texts, lines end in CRLF, have at most 75 octets, and unfold to the original', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((it) => !/[\r\n]/.test(it))
  fc.assert(
    fc.property(text, text, fc.constantFrom(...zones), (title, place, zone) => {
      const file = calendarFile({ ...event, title, place, zone })
      expect(file.endsWith('\r\n')).toBe(true)
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const unescaped = (name: string) =>
        linesOf(file)
          .find((line) => line.startsWith(`${name}:`))
          ?.slice(name.length + 1)
          .replace(/\\([\\;,])/g, '$1')
      expect([unescaped('SUMMARY')?.trimEnd(), unescaped('LOCATION')?.trimEnd()]).toEqual([title.trimEnd(), place.trimEnd()])
    }),
  )
})
