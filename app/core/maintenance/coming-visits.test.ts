import { expect, test } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { comingVisits, totalCost } from './coming-visits.ts'
import { maintenanceInFile as maintenance } from './maintenance.server.ts'
import { nextVisitOn } from './maintenance.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const xpander = { model: 'xpander', variant: 'ultimate-cvt', year: 2024, kilometres: 38_500 }
const marks = (car: typeof xpander) => comingVisits(today, maintenance, car).visits.map(({ kilometres }) => kilometres)

test('the list begins with the next visit and ends with the written schedule', () => {
  expect(marks(xpander)).toEqual([40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000])
  expect(marks({ ...xpander, year: 2026, kilometres: 200 })[0]).toBe(1000)
  expect(marks({ ...xpander, kilometres: 134_000 })).toEqual([140_000])
})

test('an old car with few kilometres begins with the visit of its age', () => {
  const { visits, byAge } = comingVisits(today, maintenance, { ...xpander, kilometres: 5000 })
  expect(visits[0].kilometres).toBe(40_000)
  expect(byAge).toBe(true)
})

test('booking a later visit by its kilometres asks for the same visit', () => {
  for (const kilometres of [200, 9000, 38_500, 71_000]) {
    for (const year of [2018, 2021, 2024, 2026]) {
      const car = { ...xpander, year, kilometres }
      for (const visit of comingVisits(today, maintenance, car).visits) {
        const booked = nextVisitOn(today, maintenance, { ...car, kilometres: visit.kilometres })
        expect(booked).toMatchObject({ known: true, visits: [{ kilometres: visit.kilometres, works: visit.works }] })
      }
    }
  }
})

test('labour is free only at visits that the car reaches in time', () => {
  const free = (car: typeof xpander) => comingVisits(today, maintenance, car).visits.map(({ freeLabour }) => freeLabour)
  expect(free(xpander)).toEqual(['yes', 'yes', 'no', 'no', 'no', 'no', 'no'])
  expect(free({ ...xpander, year: 2021 })[0]).toBe('no')
})

test('the total adds up the ranges of all visits', () => {
  const { visits } = comingVisits(today, maintenance, xpander)
  // 3,430,000 + 850,000 + 1,280,000 + 850,000 + 3,430,000 + 850,000 + 3,014,000, and 25 % more, each rounded to 50,000.
  expect(totalCost(visits)).toEqual({ low: 13_600_000, high: 17_300_000, isComplete: true })
  const lancer = { ...xpander, model: 'lancer', variant: '' }
  expect(totalCost(comingVisits(today, maintenance, lancer).visits).isComplete).toBe(false)
})
