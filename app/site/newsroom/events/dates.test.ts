import { expect, test } from 'vitest'
import { allHoursText, datesText, groupsOf, groupText } from './dates.ts'

const day = (date: string, opens = '09:00', closes = '20:00') => ({ date, opens, closes })

test.each([
  [[day('2026-11-07')], '7 November 2026'],
  [[day('2026-11-28'), day('2026-11-29')], '28–29 November 2026'],
  [[day('2026-11-30'), day('2026-12-01')], '30 November–1 Desember 2026'],
  [[day('2026-12-31'), day('2027-01-01')], '31 Desember 2026–1 Januari 2027'],
  [[day('2026-12-05'), day('2026-12-12'), day('2026-12-13')], '5 Desember 2026 dan 12–13 Desember 2026'],
])('the days %j are written as %s', (days, text) => {
  expect(datesText(days)).toBe(text)
})

test('days with the same hours make one line, and a free day or other hours begin a new one', () => {
  const days = [day('2026-09-18'), day('2026-09-19'), day('2026-09-20', '09:00', '18:00'), day('2026-09-22', '09:00', '18:00')]
  expect(groupsOf(days).map(groupText)).toEqual([
    '18–19 September 2026',
    'Minggu, 20 September 2026',
    'Selasa, 22 September 2026',
  ])
})

test('hours that are the same on all days are written once, others with their days', () => {
  expect(allHoursText([day('2026-12-05'), day('2026-12-12')])).toBe('09.00–20.00')
  expect(allHoursText([day('2026-11-28', '08:00', '17:00'), day('2026-11-29', '12:00', '17:00')])).toBe(
    '28 Nov 08.00–17.00, 29 Nov 12.00–17.00',
  )
  expect(allHoursText([day('2026-11-30'), day('2026-12-01'), day('2026-12-02', '09:00', '12:00')])).toBe(
    '30 Nov–1 Des 09.00–20.00, 2 Des 09.00–12.00',
  )
})
