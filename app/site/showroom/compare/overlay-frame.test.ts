import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carsInFiles as cars } from '~/core/cars/catalogue-files.server.ts'
import { gateHeight, overlayFrame, units } from './overlay-frame.ts'

const subjects = fc.subarray(
  cars.flatMap((car) => car.variants.map((variant) => ({ car, variant }))),
  { minLength: 1, maxLength: 3 },
)
const side = fc.option(fc.integer({ min: 1000, max: 50_000 }))

test('cars, gate and garage always stay inside the picture', () => {
  fc.assert(
    fc.property(subjects, fc.record({ length: side, width: side, height: side }), (subjects, space) => {
      const { left, right, half, top, bottom } = overlayFrame(subjects, space)
      expect(left).toBeLessThan(0)
      expect(bottom).toBeGreaterThan(0)
      expect(-top).toBeGreaterThan(units(Math.max(gateHeight, space.height ?? 0)))
      for (const { length, width } of [...subjects.map(({ variant }) => variant.size), space]) {
        expect(right).toBeGreaterThan(units(length ?? 0))
        expect(half).toBeGreaterThan(units(width ?? 0) / 2)
      }
    }),
  )
})
