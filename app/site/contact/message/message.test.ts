import fc from 'fast-check'
import { expect, test } from 'vitest'
import seed from '../../../../data/settings.json' with { type: 'json' }
import { holidaysInFile } from '../../../core/dealers/holidays/holidays.ts'
import { inSentence } from '../../../core/leads/form/errors.ts'
import { makerCalendar } from '../../../core/leads/promise.ts'
import { clock } from '../../../lib/day.ts'
import { Temporal } from '../../../lib/instant.ts'
import { zoneLabel } from '../../../lib/zone.ts'
import { refusalWords } from '../words.ts'
import { answerBy } from './answer-by.ts'
import { fieldRefusals, longestMessage, readMessage, shortestMessage } from './message.ts'

const inJakarta = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Jakarta').toInstant()

test.each([
  ['keluhan', 'on a working morning', '2026-11-27T09:15', '2026-11-27T11:15'],
  ['keluhan', 'on Saturday evening', '2026-11-28T20:00', '2026-11-30T10:00'],
  ['harga', 'late on Friday', '2026-11-27T16:00', '2026-11-28T11:00'],
  ['lainnya', 'at noon on Christmas Eve', '2026-12-24T12:00', '2026-12-26T11:00'],
  ['kerja-sama', 'on Monday morning', '2026-11-30T08:00', '2026-12-02T14:00'],
] as const)('%s, %s: answered within the hours that were promised', (topic, _, now, by) => {
  expect(answerBy(topic, holidaysInFile, inJakarta(now)).toString()).toBe(inJakarta(by).toString())
})

test('the time to answer by uses the hours that the site shows', () => {
  const { week, zone } = makerCalendar(holidaysInFile)
  const shown = [0, 5].map((day) =>
    week[day]?.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)} ${zoneLabel[zone]}`).join(),
  )
  expect(seed.settings.support.hours).toEqual([
    { days: 'Senin–Jumat', times: shown[0] },
    { days: 'Sabtu', times: shown[1] },
  ])
})

const refusalOf = (typed: string) => {
  const message = readMessage(typed)
  return message.ok ? null : message.refusal
}

test.each([
  ['nothing', '', 'message-missing'],
  ['blank lines', ' \r\n\t\r\n ', 'message-missing'],
  ['invisible characters', '\u200B\u200D\u2060'.repeat(10), 'message-missing'],
  ['replacement characters', '\uFFFD'.repeat(20), 'message-missing'],
  ['nine letters between blanks', `${' '.repeat(50)}AC rusak!${' '.repeat(50)}`, 'message-too-short'],
  ['ten letters', 'AC rusak!!', null],
  ['ten emoji', '🚗'.repeat(10), null],
  ['two thousand letters and a blank end', `${'a'.repeat(2000)}\n\n`, null],
  ['a thousand lines, as a form sends them', 'a\r\n'.repeat(1000), null],
  ['one letter too many', 'a'.repeat(2001), 'message-too-long'],
] as const)('a message of %s', (_, typed, refusal) => {
  expect(refusalOf(typed)).toBe(refusal)
})

test.each([
  ['\r\n  Selamat pagi,\r\n\r\n\tAC mobil saya mati.  \u200B\r\n', 'Selamat pagi,\n\n\tAC mobil saya mati.'],
  ['Keluarga 👨‍👩‍👧 naik Xpander', 'Keluarga 👨‍👩‍👧 naik Xpander'],
])('a message is kept as written, without the space around it: %j', (typed, kept) => {
  expect(readMessage(typed)).toEqual({ ok: true, value: kept })
})

test('a message that was read has a valid length, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2100 }), (typed) => {
      const message = readMessage(typed)
      if (!message.ok) return
      const { length } = [...message.value]
      expect(length).toBeGreaterThanOrEqual(shortestMessage)
      expect(length).toBeLessThanOrEqual(longestMessage)
      expect(readMessage(message.value)).toEqual(message)
    }),
  )
})

test('a message that fits into the field of the page is never too long', () => {
  const full = fc.array(fc.constantFrom('a', '\n', '🚗', ' '), { minLength: 2000, maxLength: 2100 })
  fc.assert(
    fc.property(full, (parts) => {
      const inField = parts.join('').slice(0, longestMessage)
      expect(refusalOf(inField.replaceAll('\n', '\r\n'))).not.toBe('message-too-long')
    }),
  )
})

test('each refusal has a different sentence, and none apologises', () => {
  const sentences = fieldRefusals.map((refusal) => inSentence(refusalWords[refusal]))
  expect(new Set(sentences).size).toBe(fieldRefusals.length)
  for (const sentence of sentences) expect(sentence).not.toMatch(/mohon|maaf|valid|salah(?! satu)|gagal/i)
})
