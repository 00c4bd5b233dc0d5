import { expect, test } from 'vitest'
import { fitsYears } from './model-year.ts'

const ofSign = (sign: string) => `MK2NCWTAR${sign}J250000`
const signsIn = (from: number, until = from) =>
  [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'].filter((sign) => fitsYears(ofSign(sign), { from, until })).join('')

test('a year has its own sign and that of the next year; U, Z and 0 name no year', () => {
  expect(signsIn(2010)).toBe('ABUZ0')
  expect(signsIn(2017, 2019)).toBe('HJKLUZ0')
  expect(signsIn(2025)).toBe('STUZ0')
  expect(signsIn(2030)).toBe('UYZ01')
  expect(signsIn(2038)).toBe('UZ089')
})

test('the signs begin again after 30 years', () => {
  expect(signsIn(1995)).toBe(signsIn(2025))
  expect(signsIn(2009)).toBe('AUZ09')
  expect(signsIn(2040)).toBe(signsIn(2010))
})
