import { expect, test } from 'vitest'
import { readYear } from './vehicle-year.ts'

test.each([
  ['2021', 2021],
  [' ２０２１ ', 2021],
  ['21', null],
  ['2021/2022', null],
  ['dua ribu', null],
  ['', null],
] as const)('"%s" is the year %s', (typed, year) => expect(readYear(typed)).toBe(year))
