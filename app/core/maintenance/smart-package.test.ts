import { expect, test } from 'vitest'
import modelsFile from '../../../data/models.json' with { type: 'json' }
import { maintenanceInFile as maintenance } from './maintenance.server.ts'
import { schedulesOf } from './maintenance.ts'
import { smartPackagesInFile as packages } from './smart-package.server.ts'
import { comparePackage } from './smart-package.ts'

const scheduleOf = (model: string, variant: string) => {
  const [schedule] = schedulesOf(maintenance, { model, variant, year: null })
  if (!schedule) throw new Error(`No schedule for ${variant}`)
  return { model, schedule }
}
const levelOf = (slug: string) => {
  const level = packages.levels.find((one) => one.slug === slug)
  if (!level) throw new Error(`No level ${slug}`)
  return level
}
const xpander = scheduleOf('xpander', 'ultimate-cvt')

test.each([
  ['2xpm', 60_000, 1_280_000 + 850_000, -570_000],
  ['2xpm', 70_000, 850_000 + 3_430_000, 1_580_000],
  ['4xpm', 60_000, 1_280_000 + 850_000 + 3_430_000 + 850_000, 110_000],
  ['2xpm', 90_000, 850_000 + 3_014_000, 1_164_000],
])('%s from %i km is compared with the sum of the visits that it covers', (slug, from, single, saving) => {
  expect(comparePackage(maintenance, xpander, levelOf(slug), from)).toMatchObject({ single, saving })
})

test('an expensive drivetrain has its own sum', () => {
  const pajero = scheduleOf('pajero-sport', 'dakar-4x2-at')
  const compared = comparePackage(maintenance, pajero, levelOf('4xpm'), 60_000)
  expect(compared).toMatchObject({ price: 11_000_000, single: 12_700_000, marks: [60_000, 70_000, 80_000, 90_000] })
})

test('a package that ends after the written schedule, or of another model, is not compared', () => {
  expect(comparePackage(maintenance, xpander, levelOf('2xpm'), 100_000)).toBeNull()
  expect(comparePackage(maintenance, xpander, levelOf('6xpm'), 60_000)).toBeNull()
  expect(comparePackage(maintenance, scheduleOf('l300', 'cab-chassis'), levelOf('2xpm'), 60_000)).toBeNull()
})

test('every model with a price is a model of the range, and every variant of it has one schedule', () => {
  for (const model of new Set(packages.levels.flatMap(({ prices }) => Object.keys(prices)))) {
    const car = modelsFile.cars.find(({ slug }) => slug === model)
    expect(car, model).toBeDefined()
    for (const { slug } of car?.variants ?? []) {
      expect(schedulesOf(maintenance, { model, variant: slug, year: null }), `${model} ${slug}`).toHaveLength(1)
    }
  }
})
