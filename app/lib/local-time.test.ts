import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn } from './day.ts'
import { Temporal } from './instant.ts'
import { localTime } from './local-time.ts'
import { zones } from './zone.ts'

test('gives the same as Temporal, in each zone and at any moment of this century', () => {
  const [from, to] = [Date.UTC(2000, 0, 1), Date.UTC(2099, 11, 31)]
  fc.assert(
    fc.property(fc.integer({ min: from, max: to }), fc.constantFrom(...zones), (epochMilliseconds, zone) => {
      const instant = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds)
      const { hour, minute } = instant.toZonedDateTimeISO(zone)
      const { year, month, day } = dayIn(instant, zone)
      expect(localTime({ epochMilliseconds }, zone)).toEqual({ day: { year, month, day }, minutes: hour * 60 + minute })
    }),
  )
})
