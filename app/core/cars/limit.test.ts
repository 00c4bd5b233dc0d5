import { expect, test } from 'vitest'
import { carsInFiles } from './catalogue-files.server.ts'
import { matchCar } from './find-car.ts'
import { limitOf } from './limit.ts'

const cross = matchCar(carsInFiles, 'xpander cross')
const force = matchCar(carsInFiles, 'xforce')
if (!cross || !force) throw new Error('models missing')

test('a feature of every variant is not limited', () => {
  expect(limitOf(cross, {})).toBeNull()
  expect(limitOf(cross, { variants: ['mt', 'premium-cvt'] })).toBeNull()
})

test('a limit uses the shorter wording', () => {
  expect(limitOf(cross, { variants: ['premium-cvt'] })).toBe('hanya Premium CVT')
  expect(limitOf(force, { variants: ['exceed-cvt', 'ultimate-cvt', 'ultimate-ds'] })).toBe('kecuali HEV')
  expect(limitOf(force, { variants: ['ultimate-cvt', 'ultimate-ds'] })).toBe('hanya Ultimate CVT dan Ultimate CVT Diamond Sense')
})
