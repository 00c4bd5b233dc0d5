import { expect, test } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { holidaysInFile } from '../dealers/holidays/holidays.ts'
import { makerCalendar } from '../leads/promise.ts'
import { chatHours } from './chat-hours.ts'
import { chatHoursRows, chatWeek } from './chat-hours-sheet.ts'

const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Jakarta').toInstant()

test.each([
  [
    '2026-11-27T10:00',
    null,
    {
      isOpen: true,
      sentence: 'Buka sampai 17.00 WIB',
      opensAgain: null,
      elsewhere: { time: '18.00 WITA, 19.00 WIT', isOwn: false },
    },
  ],
  ['2026-11-27T10:00', 'Asia/Jakarta', { isOpen: true, sentence: 'Buka sampai 17.00 WIB', opensAgain: null, elsewhere: null }],
  [
    '2026-11-27T10:00',
    'Asia/Makassar',
    { isOpen: true, sentence: 'Buka sampai 17.00 WIB', opensAgain: null, elsewhere: { time: '18.00 WITA', isOwn: true } },
  ],
  [
    '2026-11-27T22:00',
    'Asia/Jayapura',
    {
      isOpen: false,
      sentence: 'Tutup. Buka lagi Sabtu 08.00 WIB',
      opensAgain: 'Sabtu 08.00 WIB',
      elsewhere: { time: '10.00 WIT', isOwn: true },
    },
  ],
  [
    '2026-12-25T10:00',
    null,
    {
      isOpen: false,
      sentence: 'Tutup: Hari Natal. Buka lagi Sabtu 08.00 WIB',
      opensAgain: 'Sabtu 08.00 WIB',
      elsewhere: { time: '09.00 WITA, 10.00 WIT', isOwn: false },
    },
  ],
  [
    '2026-11-27T10:00',
    'Europe/Paris',
    {
      isOpen: true,
      sentence: 'Buka sampai 17.00 WIB',
      opensAgain: null,
      elsewhere: { time: '18.00 WITA, 19.00 WIT', isOwn: false },
    },
  ],
])('at %s for a visitor in %s', (local, zone, expected) => {
  expect(chatHours(null, { week: makerCalendar([]).week, holidays: holidaysInFile }, zone, at(local))).toEqual(expected)
})

const everyDay = (times: string) => chatHoursRows([]).map((row) => ({ ...row, times }))

test('the rows of the office are read back as the week that they were written from', () => {
  const { week } = makerCalendar([])
  expect(chatHoursRows(week).map(({ times }) => times)).toEqual([...Array(5).fill('08.00–17.00'), '08.00–13.00', 'Tutup'])
  expect(chatWeek(chatHoursRows(week))).toEqual(week)
})

test.each([
  ['21:00 - 22:30', [{ opens: 1260, closes: 1350 }]],
  [
    '08.00–12.00,13.00–17.00',
    [
      { opens: 480, closes: 720 },
      { opens: 780, closes: 1020 },
    ],
  ],
  ['17.00–08.00', null],
  ['08.00–12.00, 11.00–17.00', null],
  ['25.00–26.00', null],
  ['Tutup', null],
])('every day %s', (times, shifts) => expect(chatWeek(everyDay(times))).toEqual(shifts && Array(7).fill(shifts)))

test('staff of the maker answers when the office says so', () => {
  const maker = { week: chatWeek(everyDay('08.00–21.00')) ?? [], holidays: holidaysInFile }
  expect(chatHours(null, maker, 'Asia/Jayapura', at('2026-11-29T20:00'))).toEqual({
    isOpen: true,
    sentence: 'Buka sampai 21.00 WIB',
    opensAgain: null,
    elsewhere: { time: '23.00 WIT', isOwn: true },
  })
  expect(chatHours(null, maker, null, at('2026-12-25T10:00')).isOpen).toBe(false)
})
