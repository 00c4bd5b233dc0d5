import { describe, expect, test } from 'vitest'
import { at } from '../../../addresses.ts'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { programmeKind } from '../../../core/content/programme-schema.ts'
import { isForProvince } from '../../../core/content/programmes.ts'
import { slugOf } from '../../../core/dealers/region-slugs.ts'
import { provinces as regions } from '../../../core/dealers/regions.ts'
import { creditFactsInFiles } from '../../../core/simulation/credit-facts.fixture.ts'
import { tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import { caseUnder } from '../../../core/simulation/packages/packages.ts'
import { packagesInFile } from '../../../core/simulation/packages/packages-in-file.ts'
import { priceCar } from '../../../core/simulation/price/car-price.ts'
import { provinceByCode } from '../../../core/simulation/price/provinces.ts'
import { simulate } from '../../../core/simulation/simulate.ts'
import { dayFromIso } from '../../../lib/date-parts.ts'
import { askedIn } from '../../simulation/calculation/asked.ts'
import { calculate } from '../../simulation/calculation/calculate.ts'
import { factsInFiles } from '../../simulation/calculation/calculator-facts.fixture.ts'
import { unknownChoicesIn } from '../../simulation/calculation/unknown-choices.ts'
import { exampleVariant, variantsOf } from './first-payment.ts'
import { offersShown } from './offers.ts'

const files = import.meta.glob<unknown>('../../../../data/content/promotions/*.json', { eager: true, import: 'default' })
const programmes = Object.values(files).map((file) => programmeKind.schema.parse(file))

describe.each(programmes)('$title', (programme) => {
  const places = regions.filter((region) => isForProvince(programme, slugOf(region)))
  const known = places.map(({ code }) => provinceByCode(code) ?? expect.fail(code))
  // One province for each region of the insurance tariff: the others differ in their prices only.
  const tried = [1, 2, 3].flatMap((region) => known.find(({ insuranceRegion }) => insuranceRegion === region) ?? [])
  const cases = tried.flatMap((province) => {
    return offersShown(programme.models, { cars: carsInFiles, province, credit: creditFactsInFiles, on: programme.from }).map(
      (shown) => ({ province, ...shown }),
    )
  })

  test('names provinces, models, variants and packages that exist', () => {
    if (programme.regions !== 'all') expect(places.map(slugOf).toSorted()).toEqual(programme.regions.toSorted())
    for (const offer of programme.models) {
      const car = carsInFiles.find(({ slug }) => slug === offer.model) ?? expect.fail(offer.model)
      if (offer.variants !== 'all') expect(variantsOf(offer, car)?.map(({ slug }) => slug)).toEqual(offer.variants)
      expect(packagesInFile.map(({ slug }) => slug)).toContain(offer.credit.package)
    }
  })

  test('has an example for every model, on the first and on the last day', () => {
    expect(cases).toHaveLength(programme.models.length * tried.length)
    for (const { car, province, example } of cases) expect(example, `${car.name} ${province.name}`).not.toBeNull()
    const [one] = cases
    const onLastDay = { cars: carsInFiles, province: one?.province ?? null, credit: creditFactsInFiles, on: programme.until }
    expect(offersShown(programme.models, onLastDay).every(({ example }) => example)).toBe(true)
  })

  test('the page says what the engine calculates with and without the discount', () => {
    for (const { offer, province, example } of cases) {
      const car = carsInFiles.find(({ slug }) => slug === offer.model) ?? expect.fail(offer.model)
      const variant = exampleVariant(offer, car) ?? expect.fail(car.slug)
      const price =
        priceCar({ car, variant, colour: null, chosen: [] }, province, creditFactsInFiles.registrationCosts) ??
        expect.fail(car.slug)
      const offered = packagesInFile.find(({ slug }) => slug === offer.credit.package) ?? expect.fail(offer.credit.package)
      const firstPayment = (discount: number) => {
        const theCase = caseUnder(offered, {
          ...{ otr: price.otr, dp: { percent: offer.credit.downPaymentPercent }, tenorMonths: offer.credit.tenorMonths },
          ...{ firstInstalment: offer.credit.firstInstalment === 'addb' ? 'arrears' : 'advance', cover: 'combination' },
          ...{ region: province.insuranceRegion, vehicle: price.vehicle, discount, on: programme.from },
        })
        const breakdown = theCase.ok ? simulate(theCase.value, tariffInFile) : expect.fail(`${car.slug} ${province.name}`)
        return breakdown.ok ? breakdown.value.tdp : expect.fail(`${car.slug} ${province.name}`)
      }
      expect(example?.usual).toBe(firstPayment(0))
      expect(example?.withProgramme).toBe(firstPayment(offer.discount))
      expect((example?.usual ?? 0) - (example?.withProgramme ?? 0)).toBe(offer.discount)
    }
  })

  test('the simulator shows the same figures at the address that the page links', () => {
    for (const { offer, province, example } of cases) {
      const address = new URL(example?.simulator ?? '', 'http://site')
      expect(address.pathname).toBe(at.creditSimulation())
      const asked = askedIn(address.searchParams, false)
      const today = dayFromIso(programme.from)
      expect(unknownChoicesIn(factsInFiles, asked, today.year)).toEqual([])
      const { chosen, places: place, refused } = calculate(factsInFiles, asked, today)
      expect(refused).toBe(false)
      expect(place.province).toBe(province.code)
      expect(chosen?.offer?.slug).toBe(offer.credit.package)
      expect(chosen?.variantName).toBe(example?.variant)
      expect(chosen?.offer?.breakdown?.tdp).toBe(example?.withProgramme)
      expect(chosen?.offer?.breakdown?.instalment).toBe(example?.instalment)
    }
  })
})

test('a model that is no longer sold, and variants that no longer exist, are left out', () => {
  const offer = programmes[0]?.models[0] ?? expect.fail()
  const facts = { cars: carsInFiles, province: null, credit: creditFactsInFiles, on: '2026-11-28' }
  expect(offersShown([offer], facts)).toHaveLength(1)
  expect(offersShown([{ ...offer, model: 'outlander-phev' }], facts)).toEqual([])
  expect(offersShown([{ ...offer, variants: ['tidak-ada'] }], facts)).toEqual([])
})

test('without an available package there is no example, only the discount', () => {
  const offer =
    programmes.flatMap(({ models }) => models).find(({ credit }) => credit.package === 'bunga-ringan') ?? expect.fail()
  const province = provinceByCode('31')
  const [shown] = offersShown([offer], { cars: carsInFiles, province, credit: creditFactsInFiles, on: '2026-09-30' })
  expect(shown?.offer.discount).toBe(offer.discount)
  expect(shown?.example).toBeNull()
})

test('a programme may give only a lower interest, without a gift', () => {
  const [programme] = programmes
  const [{ gift: _, ...offer } = expect.fail()] = programme?.models ?? []
  const lowerInterest = { ...programme, models: [{ ...offer, discount: 0 }] }
  expect(programmeKind.schema.safeParse(lowerInterest).success).toBe(true)
  expect(programmeKind.text(programmeKind.schema.parse(lowerInterest))).not.toContain('undefined')
})

test('a programme may give only a gift: its example has one first payment, and the simulator no discount', () => {
  const [programme] = programmes
  const [offer] = programme?.models ?? []
  if (!programme || !offer) expect.unreachable()
  const giftOnly = { ...offer, discount: 0 }
  expect(programmeKind.schema.safeParse({ ...programme, models: [giftOnly] }).success).toBe(true)
  expect(programmeKind.schema.safeParse({ ...programme, models: [{ ...offer, discount: -1 }] }).success).toBe(false)
  const province = provinceByCode('31')
  const [shown] = offersShown([giftOnly], { cars: carsInFiles, province, credit: creditFactsInFiles, on: programme.from })
  expect(shown?.example?.withProgramme).toBe(shown?.example?.usual)
  expect(shown?.example?.simulator).not.toContain('potongan')
})
