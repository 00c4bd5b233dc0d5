import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { ageOf } from './age.ts'

test('a past year gives an age range of twelve months; this year gives the months that have passed', () => {
  const today = Temporal.PlainDate.from('2026-11-28')
  expect(ageOf(2023, today)).toEqual({ atLeast: 34, atMost: 46 })
  expect(ageOf(2026, today)).toEqual({ atLeast: 0, atMost: 10 })
  expect(ageOf(2025, Temporal.PlainDate.from('2026-01-01'))).toEqual({ atLeast: 0, atMost: 12 })
})

test("for any day of delivery in its year, the car's age is within the range", () => {
  const day = fc.integer({ min: 0, max: 6000 }).map((days) => Temporal.PlainDate.from('2010-01-01').add({ days }))
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [handedOver, today] = [one, other].sort(Temporal.PlainDate.compare) as [typeof one, typeof other]
      const { atLeast, atMost } = ageOf(handedOver.year, today)
      const { months } = handedOver.until(today, { largestUnit: 'months' })
      expect(months).toBeGreaterThanOrEqual(atLeast)
      expect(months).toBeLessThanOrEqual(atMost)
    }),
  )
})
