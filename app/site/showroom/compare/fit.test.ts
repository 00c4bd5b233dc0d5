import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitInto, mirrorAllowance } from './fit.ts'

const xpander = { length: 4595, width: 1750, height: 1750 }

test('a car fits into a garage with room to get out', () => {
  expect(fitInto({ length: 5500, width: 3000, height: 2300 }, xpander)).toEqual({
    verdict: 'fits',
    spare: { length: 905, width: 1250, widthWithMirrors: 1010, height: 550 },
    tightDoors: false,
  })
})

test('a garage can be too narrow for the doors, too narrow for the mirrors, or too low', () => {
  expect(fitInto({ length: 5500, width: 2200, height: 2300 }, xpander)).toMatchObject({ verdict: 'fits', tightDoors: true })
  expect(fitInto({ length: 5500, width: 1900, height: 2300 }, xpander)).toMatchObject({
    verdict: 'mirrors-folded',
    tightDoors: true,
  })
  expect(fitInto({ length: 5500, width: 3000, height: 1700 }, xpander)).toMatchObject({
    verdict: 'too-small',
    spare: { height: -50 },
  })
})

test('the room for doors does not matter in a gate', () => {
  expect(fitInto({ length: null, width: 2200, height: 2100 }, xpander)).toMatchObject({
    verdict: 'fits',
    spare: { length: null },
    tightDoors: false,
  })
})

const millimetres = fc.integer({ min: 1000, max: 9000 })
const space = fc.record({ length: fc.option(millimetres), width: fc.option(millimetres), height: fc.option(millimetres) })
const size = fc.record({ length: millimetres, width: millimetres, height: millimetres })

test('a car fits exactly when no side is short', () => {
  fc.assert(
    fc.property(space, size, (space, size) => {
      const short = (['length', 'width', 'height'] as const).some((side) => space[side] !== null && space[side] < size[side])
      return (fitInto(space, size).verdict === 'too-small') === short
    }),
  )
})

test('a larger space never fits worse', () => {
  const ranks = ['too-small', 'mirrors-folded', 'fits']
  const rank = (space: Parameters<typeof fitInto>[0], size: Parameters<typeof fitInto>[1]) =>
    ranks.indexOf(fitInto(space, size).verdict)
  fc.assert(
    fc.property(space, size, fc.nat({ max: mirrorAllowance * 2 }), (space, size, more) => {
      const larger = { ...space, width: space.width === null ? null : space.width + more }
      return rank(larger, size) >= rank(space, size)
    }),
  )
})
