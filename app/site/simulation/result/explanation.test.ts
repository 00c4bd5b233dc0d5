import { expect, test } from 'vitest'
import { explain } from '../engine/formulas.ts'
import { explanationText } from './explanation.ts'

test('a formula is told with what stood in it, without its own result', () => {
  const values = { p: 20, OTR: 381_900_000, D: 76_380_000 }
  expect(explanationText(explain('down-payment-percent', values))).toBe('D = p × OTR, dengan p = 20 %, OTR = 381.900.000')
})

test('where a sentence says it better than symbols it is a sentence', () => {
  expect(explanationText(explain('given', { x: 5 }))).toBe('Menurut paket atau isian Anda')
})
