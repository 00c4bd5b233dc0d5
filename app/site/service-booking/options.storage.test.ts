import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { choiceIn, choiceOf } from './choice.ts'
import { readOptions } from './options.server.ts'

const fridayMorning = Temporal.Instant.from('2026-11-27T02:00:00Z')
const xpander = { vehicle: 'xpander', year: '2024', type: 'berkala', kilometres: '38.500 km' }
const atCakung = { ...xpander, dealer: 'dwindo-cakung', date: '2026-11-30' }

describe.each(everyDatabase)('what the service form offers, on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
  })
  afterAll(() => database.close())

  const options = (typed: Record<string, string>) => readOptions(database.db, choiceOf(typed), fridayMorning)
  const dealersOf = async (typed: Record<string, string>) => {
    const { place } = await options(typed)
    return place.provinces.map(({ name }) => name)
  }

  test('the step is the first question without an answer', async () => {
    const { year, ...withoutYear } = xpander
    const steps = [{}, withoutYear, { vehicle: 'xpander', year }, xpander, atCakung, { ...atCakung, time: '09:30' }]
    expect((await Promise.all(steps.map(options))).map(({ step }) => step)).toEqual([0, 0, 1, 2, 3, 4])
  })

  test('a car of the range has variants and a picture; a model of earlier years has only its name', async () => {
    const { cars, earlierCars, picture } = await options({ vehicle: 'PAJERO%20SPORT', color: 'jet black mica' })
    expect(cars.map(({ slug }) => slug)).toContain('eclipse-cross')
    expect(earlierCars.map(({ name }) => name)).toEqual(earlierCars.map(({ name }) => name).toSorted())
    expect(picture?.picture).toContain('warna=jet-black-mica')
    expect(await options({ vehicle: 'lancer' })).toMatchObject({ car: { name: 'Lancer', variants: [] }, picture: null })
    expect(await options({ vehicle: 'pesawat' })).toMatchObject({ car: null, picture: null, campaigns: [] })
  })

  test('kilometres give the visit; without them the year gives possible visits; unreadable ones give none', async () => {
    const marks = async (typed: Record<string, string>) => {
      const { next } = await options(typed)
      return next.known ? next.visits.map(({ kilometres }) => kilometres) : []
    }
    expect(await marks(xpander)).toEqual([40_000])
    expect(await marks({ ...xpander, kilometres: '' })).toEqual([40_000, 50_000, 60_000])
    expect(await marks({ ...xpander, kilometres: 'banyak', year: '20' })).toEqual([])
  })

  test('a slot is as long as the work, and as the longest work while the type is open', async () => {
    const minutes = async (typed: Record<string, string>) => (await options({ ...atCakung, ...typed })).schedule.minutes
    expect(await minutes({})).toBe(180)
    expect(await minutes({ kilometres: '49.500' })).toBe(120)
    expect(await minutes({ type: 'perbaikan-umum' })).toBe(120)
    expect(await minutes({ type: '' })).toBe(180)
  })

  test('only dealers that offer the service are offered', async () => {
    const [any, painting] = await Promise.all([dealersOf({}), dealersOf({ type: 'bodi-cat' })])
    expect(painting.length).toBeGreaterThan(0)
    expect(any).toEqual(expect.arrayContaining(painting))
    expect(any.length).toBeGreaterThan(painting.length)
  })

  test('a requested dealer that does not paint is named as unsuitable, and one that paints is chosen', async () => {
    expect(await options({ type: 'bodi-cat', dealer: 'dwindo-cakung' })).toMatchObject({
      unsuitable: 'Dwindo Cakung',
      place: { dealer: null },
      schedule: { days: [] },
    })
    expect(await options({ type: 'bodi-cat', dealer: 'bumen-redja-abadi-tebet' })).toMatchObject({
      unsuitable: null,
      place: { dealer: { slug: 'bumen-redja-abadi-tebet' } },
    })
    expect(await options(atCakung)).toMatchObject({ unsuitable: null })
  })

  test('the address contains valid choices only', async () => {
    const chosen = choiceIn(await options({ ...atCakung, variant: 'gls-mt', time: '09:30' }))
    expect(chosen).toMatchObject({ ...atCakung, variant: 'gls-mt', time: '09:30', city: '31.75' })
    expect(choiceIn(await options({ vehicle: 'lancer', variant: 'gls-mt', type: 'cuci' }))).toMatchObject({
      variant: '',
      type: '',
    })
  })

  test('a repair campaign is shown for the years that it concerns', async () => {
    expect((await options({ ...xpander, year: '2018' })).campaigns).toHaveLength(1)
    expect((await options(xpander)).campaigns).toHaveLength(0)
  })
})
