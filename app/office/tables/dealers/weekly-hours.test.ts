import { expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { readWeek, writeWeek } from './weekly-hours.ts'

test('the hours of every dealer are read back from their text', () => {
  for (const { openingHours } of data.dealers) {
    const hours = openingHours as Record<string, string>
    expect(readWeek(writeWeek(hours))).toEqual(hours)
  }
})

test.each([
  ['Sen-Jum 08.30 – 16.30; Sab 08.30-14.30', { 'mon-fri': '08:30-16:30', sat: '08:30-14:30' }],
  ['Min 09:00-12:00, 13:00-15:00', { sun: '09:00-12:00, 13:00-15:00' }],
  ['Senin-Jumat 08:30-16:30', null],
  ['setiap hari', null],
  ['Sen 08:30-16:30; ', null],
])('%j', (text, hours) => expect(readWeek(text)).toEqual(hours))
