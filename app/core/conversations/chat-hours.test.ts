import { expect, test } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { holidaysInFile } from '../dealers/holidays/holidays.ts'
import { chatHours } from './chat-hours.ts'

const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Jakarta').toInstant()

test.each([
  [
    '2026-11-27T10:00',
    null,
    { isOpen: true, sentence: 'Buka sampai 17.00 WIB', elsewhere: { time: '18.00 WITA, 19.00 WIT', isOwn: false } },
  ],
  ['2026-11-27T10:00', 'Asia/Jakarta', { isOpen: true, sentence: 'Buka sampai 17.00 WIB', elsewhere: null }],
  [
    '2026-11-27T10:00',
    'Asia/Makassar',
    { isOpen: true, sentence: 'Buka sampai 17.00 WIB', elsewhere: { time: '18.00 WITA', isOwn: true } },
  ],
  [
    '2026-11-27T22:00',
    'Asia/Jayapura',
    { isOpen: false, sentence: 'Tutup. Buka lagi Sabtu 08.00 WIB', elsewhere: { time: '10.00 WIT', isOwn: true } },
  ],
  [
    '2026-12-25T10:00',
    null,
    {
      isOpen: false,
      sentence: 'Tutup: Hari Natal. Buka lagi Sabtu 08.00 WIB',
      elsewhere: { time: '09.00 WITA, 10.00 WIT', isOwn: false },
    },
  ],
  [
    '2026-11-27T10:00',
    'Europe/Paris',
    { isOpen: true, sentence: 'Buka sampai 17.00 WIB', elsewhere: { time: '18.00 WITA, 19.00 WIT', isOwn: false } },
  ],
])('at %s for a visitor in %s', (local, zone, expected) => {
  expect(chatHours(null, holidaysInFile, zone, at(local))).toEqual(expected)
})
