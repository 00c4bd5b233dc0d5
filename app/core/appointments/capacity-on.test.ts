import fc from 'fast-check'
import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { momentOf } from '../../lib/calendar-day.ts'
import { Temporal } from '../../lib/instant.ts'
import { capacityByHour } from '../dealers/capacity.ts'
import { type Dealer, dealerSchema } from '../dealers/dealer.ts'
import { capacityOn, roomAt } from './capacity-on.ts'
import { hasRoom, type Taken } from './slots.ts'

const monday = Temporal.PlainDate.from('2026-11-30')
const plain: Dealer = dealerSchema.parse(data.dealers.find(({ slug }) => slug === 'mahligai-puteri-berlian-bandung'))
const car = (id: string, vehicle: string, away: { from: string; to: string }[] = []) => ({
  id,
  vehicle,
  name: id,
  away: away.map((days) => ({ ...days, reason: 'Servis' })),
})
const only = (...cars: ReturnType<typeof car>[]) => ({ decides: true, cars })
const at = (minutes: number, vehicle: string | null = null): Taken => {
  const from = momentOf(monday, minutes, 'Asia/Jakarta')
  return { from, to: from.add({ minutes: 60 }), vehicle }
}

test('a dealer without a list of cars has the number it gave, for any model', () => {
  expect(capacityOn(plain, 'test-drive', '2026-11-30')).toEqual({ usual: 1, byHour: [] })
  expect(hasRoom(roomAt(plain, 'test-drive', 'triton'), monday, at(600), [])).toBe(true)
})

test('a list that does not decide yet changes nothing', () => {
  const dealer = { ...plain, demonstrationFleet: { decides: false, cars: [car('a', 'xforce'), car('b', 'xforce')] } }
  expect(capacityOn(dealer, 'test-drive', '2026-11-30').usual).toBe(1)
  expect(hasRoom(roomAt(dealer, 'test-drive', 'triton'), monday, at(600, 'triton'), [])).toBe(true)
})

test('with a list that decides, the cars that are there count, from the first to the last day away', () => {
  const away = [{ from: '2026-11-30', to: '2026-12-01' }]
  const dealer = { ...plain, demonstrationFleet: only(car('a', 'xforce', away), car('b', 'triton')) }
  const on = (day: string) => capacityOn(dealer, 'test-drive', day).usual
  expect(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].map(on)).toEqual([2, 1, 1, 2])
  expect(capacityOn(dealer, 'service', '2026-11-30').usual).toBe(plain.serviceBays)
})

test('the hours of a day replace those of every day, and never exceed the cars that are there', () => {
  const byHour = capacityByHour.parse({ '12:00-13:00': 5 })
  const onDay = capacityByHour.parse({ '09:00-10:00': 0 })
  const dealer = {
    ...plain,
    demonstrationCarsByHour: byHour,
    demonstrationFleet: only(car('a', 'xforce')),
    capacityOnDays: { '2026-12-05': { 'test-drive': onDay } },
  }
  expect(capacityOn(dealer, 'test-drive', '2026-11-30').byHour).toMatchObject([{ count: 1 }])
  expect(capacityOn(dealer, 'test-drive', '2026-12-05').byHour).toEqual(onDay)
})

test('two visitors do not get the same car, also when the dealer has room for both', () => {
  const dealer = { ...plain, demonstrationFleet: only(car('a', 'xforce'), car('b', 'triton')) }
  const taken = [at(600, 'xforce')]
  expect(hasRoom(roomAt(dealer, 'test-drive', 'xforce'), monday, at(630, 'xforce'), taken)).toBe(false)
  expect(hasRoom(roomAt(dealer, 'test-drive', 'triton'), monday, at(630, 'triton'), taken)).toBe(true)
  expect(hasRoom(roomAt(dealer, 'test-drive', 'xforce'), monday, at(660, 'xforce'), taken)).toBe(true)
})

test('whatever is booked in turn, a model never has more drives at once than cars', () => {
  const fleet = fc.array(fc.constantFrom('xforce', 'triton'), { minLength: 1, maxLength: 4 })
  const wishes = fc.array(fc.tuple(fc.integer({ min: 17, max: 30 }), fc.constantFrom('xforce', 'triton')), { maxLength: 30 })
  fc.assert(
    fc.property(fleet, wishes, (models, wanted) => {
      const dealer = { ...plain, demonstrationFleet: only(...models.map((model, number) => car(String(number), model))) }
      const taken: Taken[] = []
      for (const [halfHours, vehicle] of wanted) {
        const wish = at(halfHours * 30, vehicle)
        if (hasRoom(roomAt(dealer, 'test-drive', vehicle), monday, wish, taken)) taken.push(wish)
      }
      for (const moment of taken.map(({ from }) => from.epochMilliseconds)) {
        for (const model of ['xforce', 'triton']) {
          const running = taken.filter(
            ({ vehicle, from, to }) => vehicle === model && from.epochMilliseconds <= moment && moment < to.epochMilliseconds,
          )
          expect(running.length).toBeLessThanOrEqual(models.filter((each) => each === model).length)
        }
      }
    }),
  )
})
