import { expect, test } from 'vitest'
import { recallsFor } from './affected.ts'

const modelYears = { from: 2017, until: 2019 }
const recalls = [
  { code: 'pompa', frameNumbers: { wmi: 'MK2', serialFrom: '200001', serialUntil: '339111' }, modelYears },
  { code: 'layar', frameNumbers: { wmi: 'MK2', serialFrom: '339000', serialUntil: '340000' }, modelYears },
]
const codes = (number: string) => recallsFor(recalls, number).map(({ code }) => code)

test('the first and the last number of a range are in it, their neighbours are not', () => {
  expect(codes('MK2NCWTARJJ200000')).toEqual([])
  expect(codes('MK2NCWTARJJ200001')).toEqual(['pompa'])
  expect(codes('MK2NCWTARJJ339111')).toEqual(['pompa', 'layar'])
  expect(codes('MK2NCWTARJJ340001')).toEqual([])
})

test('a car of another plant or another year is in no range', () => {
  expect(codes('MMBNCWTARJJ200001')).toEqual([])
  expect(codes('MK2NCWTARSJ250000')).toEqual([])
  expect(codes('MK2NCWTARLJ250000')).toEqual(['pompa'])
})
