import { expect, test } from 'vitest'
import { holidayNames, holidaysInFile } from './holidays.ts'

const names = new Map(holidayNames(holidaysInFile))

test('two years of holidays are listed once each, in order', () => {
  const dates = holidaysInFile.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].sort())
  expect(dates.filter((date) => date.startsWith('2026'))).toHaveLength(17)
})

test('a day that may still move is marked as an estimate', () => {
  expect(names.get('2027-01-05')).toBe('Isra Mikraj (perkiraan)')
  expect(names.get('2026-12-25')).toBe('Hari Natal')
})

test('holidays with a fixed date are listed in both years', () => {
  for (const year of [2026, 2027]) {
    for (const date of ['01-01', '05-01', '06-01', '08-17', '12-25']) expect(names.has(`${year}-${date}`)).toBe(true)
  }
})
