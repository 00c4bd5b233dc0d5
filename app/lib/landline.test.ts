import { expect, test } from 'vitest'
import { nationalLandline, readLandline } from './landline.ts'

test.each([
  ['(021) 5795-1234', '+622157951234', null],
  ['021 57951234', '+622157951234', null],
  ['+62 21 5795 1234', '+622157951234', null],
  ['62-21-5795-1234', '+622157951234', null],
  ['+62 (0)21 5795 1234', '+622157951234', null],
  ['(0251) 812-3456', '+622518123456', null],
  ['0370-123456', '+62370123456', null],
  ['Kantor: (021) 5795-1234', '+622157951234', null],
  ['(021) 5795-1234 ext. 12', '+622157951234', '12'],
  ['021-57951234 pes 101', '+622157951234', '101'],
  ['021-57951234 Pesawat 7', '+622157951234', '7'],
  ['021-57951234 #12', '+622157951234', '12'],
  ['０２１ ５７９５１２３４', '+622157951234', null],
])('%s is the office line %s, extension %s', (spelling, number, extension) => {
  expect(readLandline(spelling)).toEqual({ number, extension })
})

test.each([
  '',
  '5795-1234',
  '0812 3456 7890',
  '+62 812 3456 7890',
  '021',
  '021 1234',
  '021 123456789012',
  '+1 212 555 1234',
  '021 5795-1234 / 021 5795-1235',
  '1500 123',
  'ext. 12',
])('"%s" is no office line', (spelling) => {
  expect(readLandline(spelling)).toBeNull()
})

test.each([
  ['+622157951234', '(021) 5795-1234'],
  ['+622518123456', '(0251) 812-3456'],
  ['+62370123456', '(0370) 123-456'],
  ['+62615551234', '(061) 555-1234'],
])('%s is read as %s', (number, spelled) => {
  expect(nationalLandline(number)).toBe(spelled)
  expect(readLandline(spelled)?.number).toBe(number)
})
