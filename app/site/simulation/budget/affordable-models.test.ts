import { expect, test } from 'vitest'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { creditFactsInFiles } from '../../../core/simulation/credit-facts.fixture.ts'
import { provinceByCode } from '../../../core/simulation/price/provinces.ts'
import { type Asked, affordableModels } from './affordable-models.ts'
import { calculationOf } from './calculation-link.ts'

const jakarta = provinceByCode('31') ?? expect.fail()
const asked: Asked = {
  budget: { firstPayment: 100_000_000, instalment: 6_000_000 },
  province: jakarta,
  tenor: 60,
  ...creditFactsInFiles,
  on: '2026-11-28',
}

test('models on sale, the affordable ones first, each group from cheap to expensive', () => {
  const models = affordableModels(carsInFiles, asked)
  expect(models.map(({ car, affordable }) => [car.slug, affordable])).toEqual([
    ['l300', true],
    ['xpander', true],
    ['triton', true],
    ['xpander-cross', true],
    ['xforce', false],
    ['pajero-sport', false],
  ])
})

test('a model shows its most expensive affordable variant, and lists all variants, the cheapest first', () => {
  const xpander = affordableModels(carsInFiles, asked).find(({ car }) => car.slug === 'xpander') ?? expect.fail()
  const prices = xpander.variants.map(({ otr }) => otr)
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
  expect(xpander.shown.otr).toBe(
    Math.max(...xpander.variants.flatMap((each) => (each.affordability.way === 'credit' ? each.otr : []))),
  )
})

test('the link to the calculator contains the plan that was found', () => {
  const [first] = affordableModels(carsInFiles, asked)
  const { shown, car } = first ?? expect.fail()
  const { plan } = shown.affordability.way === 'credit' ? shown.affordability : expect.fail()
  const query = new URL(calculationOf(car.slug, shown, { province: '31', tenor: 60 }), 'https://example.com').searchParams
  expect(Object.fromEntries(query)).toEqual({
    vehicle: 'l300',
    variant: shown.slug,
    province: '31',
    dp: String(plan.downPayment),
    tenor: '60',
    angsuran_pertama: 'addb',
    paket: plan.offered,
  })
})
