import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInArea, readArea, roundedArea } from './area.ts'

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })

test('an area is rounded outwards, and its address gives it back', () => {
  fc.assert(
    fc.property(degrees(89), degrees(179), fc.double({ min: 0.01, max: 1, noNaN: true }), (south, west, size) => {
      const area = { south, west, north: south + size, east: west + size }
      const rounded = roundedArea(area)
      for (const [latitude, longitude] of [
        [area.south, area.west],
        [area.north, area.east],
      ] as const)
        expect(isInArea(rounded, { latitude, longitude })).toBe(true)
      const written = [rounded.south, rounded.west, rounded.north, rounded.east].join()
      expect(Object.values(readArea(written) ?? {}).join()).toBe(written)
    }),
  )
})

test.each(['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '5,100,-5,110', '-5,110,5,100', '-91,100,5,110', '-5,100,5,181', '1e2,1,2,3'])(
  '"%s" is no area',
  (text) => expect(readArea(text)).toBeNull(),
)
