import { expect, test } from 'vitest'
import file from '../../../data/maintenance.json' with { type: 'json' }
import { carsInFiles as cars } from '../cars/catalogue-files.server.ts'
import { maintenanceInFile as maintenance } from './maintenance.server.ts'
import { nextVisit } from './maintenance.ts'

/** Variants for which we have no maintenance facts. */
const withoutSchedule = ['xforce hev']

const drivetrains = cars.flatMap((car) =>
  car.variants.map((variant) => ({ model: car.slug, variant: variant.slug, car: variant })),
)

test.each(drivetrains)('$model $variant follows one schedule', ({ model, variant }) => {
  const followed = maintenance.schedules.filter(({ cars }) =>
    cars.some((each) => each.model === model && each.variants.includes(variant)),
  )
  expect(followed).toHaveLength(withoutSchedule.includes(`${model} ${variant}`) ? 0 : 1)
})

test.each(drivetrains)(
  '$model $variant: four-wheel drive has its transfer oil changed, others do not',
  ({ model, variant, car }) => {
    const answer = nextVisit(maintenance, { model, variant, year: null }, { kilometres: 60_000, age: null })
    const works = answer.known ? answer.visits[0].works : []
    expect(works.includes('transfer-oil')).toBe(car.drive.includes('4WD'))
  },
)

test.each(maintenance.schedules)('schedule $slug names variants that exist', ({ cars: named }) => {
  for (const { model, variants } of named) {
    const known = cars.find(({ slug }) => slug === model)?.variants.map(({ slug }) => slug)
    expect(known).toEqual(expect.arrayContaining(variants))
  }
})

test.each(maintenance.schedules)('schedule $slug has the cost of every listed visit', (schedule) => {
  for (let kilometres = 10_000; kilometres <= maintenance.rule.writtenUpTo.kilometres; kilometres += 10_000) {
    const longest = Math.max(
      ...Object.keys(schedule.costs.every)
        .map(Number)
        .filter((every) => kilometres % every === 0),
    )
    const extra = schedule.extras.some((each) =>
      'at' in each ? each.at.includes(kilometres) : each.every > longest && kilometres % each.every === 0,
    )
    expect(schedule.costs.at[kilometres] !== undefined, `${kilometres} km`).toBe(extra)
  }
})

test('all costs of one model come from the same origin', () => {
  for (const { slug } of cars) {
    const followed = maintenance.schedules.filter((schedule) => schedule.cars.some(({ model }) => model === slug))
    expect(new Set(followed.map(({ costs }) => costs.origin)).size).toBe(1)
  }
})

test('repair campaigns are for models that people can book a service for', () => {
  for (const { model } of maintenance.repairCampaigns) expect(cars.map(({ slug }) => slug)).toContain(model)
})

test('every fact names its source', () => {
  const named = JSON.stringify(file).match(/"source":"([^"]+)"/g) ?? []
  const sources = new Set(named.map((each) => each.slice('"source":"'.length, -1)))
  expect([...sources].sort()).toEqual(Object.keys(file.sources).sort())
})
