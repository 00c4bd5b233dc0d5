import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { at } from '../../../addresses.ts'
import { isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { provinces } from '../../../core/simulation/price/provinces.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { readTyped, readTypedList } from '../../../ui/form.ts'
import { surplusLeft } from './cash.ts'
import { choiceOf } from './next-steps.ts'
import { readCalculation } from './read-calculation.server.ts'
import { readFacts } from './read-facts.server.ts'
import { unknownChoicesIn } from './unknown-choices.ts'
import { unavailableWords } from './words.ts'

const saturday = Temporal.Instant.from('2026-11-28T02:00:00Z')
const today = Temporal.PlainDate.from('2026-11-28')
const avanza = {
  current_vehicle_brand: 'toyota',
  current_vehicle_model: 'avanza',
  current_vehicle_variant: '1-5-g-cvt',
  current_vehicle_year: '2022',
  current_vehicle_range: '50000-75000',
}

describe.each(everyDatabase)('calculations on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, saturday)
  })
  afterAll(() => database.close())

  const calculate = async (typed: Record<string, string>, accessories: string[] = [], extensions: string[] = []) => {
    const { chosen } = await readCalculation(database.db, { typed, withCash: true, accessories, extensions }, today)
    if (!chosen) throw new Error('nothing chosen')
    return chosen
  }

  test('every variant on sale has a price, a first payment that adds up and an instalment, in every province', async () => {
    const cars = (await readCatalogue(database.db)).filter(isOnSale)
    for (const [place, car] of cars.entries())
      for (const variant of car.variants) {
        const province = provinces[place % provinces.length]?.code ?? ''
        const { offer } = await calculate({ vehicle: car.slug, variant: variant.slug, province })
        const cash = offer?.breakdown?.items.filter(({ paid }) => paid === 'cash') ?? []
        expect(offer?.breakdown?.instalment, `${car.slug} ${variant.slug}`).toBeGreaterThan(0)
        expect(cash.reduce((sum, { amount }) => sum + amount, 0)).toBe(offer?.breakdown?.tdp)
      }
  })

  test('a model is found by its number, its slug or any spelling', async () => {
    for (const typed of [{ product_id: '25' }, { vehicle: 'xforce' }, { vehicle: 'XFORCE' }])
      expect((await calculate(typed)).car.slug).toBe('xforce')
    expect((await readCalculation(database.db, { typed: {}, withCash: false, accessories: [] }, today)).chosen).toBeNull()
  })

  test('accessories are paid with the first payment, a colour’s surcharge is part of the price', async () => {
    const plain = await calculate({ vehicle: 'xpander' })
    const [accessory] = plain.accessories
    const more = await calculate({ vehicle: 'xpander', color: 'quartz-white-pearl' }, [accessory?.slug ?? ''])
    expect(more.price.surcharge).toBe(1_500_000)
    expect(more.price.accessories).toBe(accessory?.amount)
    expect(more.offer?.breakdown?.items).toContainEqual(
      expect.objectContaining({ code: 'accessories', amount: accessory?.amount }),
    )
    const equipped = await calculate({ vehicle: 'xpander' }, [accessory?.slug ?? ''])
    expect(equipped.ownership?.total).toBe((plain.ownership?.total ?? 0) + (accessory?.amount ?? 0))
  })

  test('an old car counts only after it is added; when it is removed every figure is as before', async () => {
    const before = await calculate({ vehicle: 'xforce' })
    const told = await calculate({ vehicle: 'xforce', ...avanza })
    const added = await calculate({ vehicle: 'xforce', ...avanza, tukar_tambah: 'ya' })
    const removed = await calculate({ vehicle: 'xforce', ...avanza, tukar_tambah: 'tidak' })
    const value = told.oldCar.valued?.value ?? 0
    expect(value).toBeGreaterThan(100_000_000)
    expect(told.offers).toEqual(before.offers)
    expect(removed.offers).toEqual(before.offers)
    expect(added.offer?.breakdown?.tradeIn.equity).toBe(value)
    expect(added.cash.total).toBe(before.cash.total - value)
  })

  test('the surplus of an old car depends on whether the car is paid in cash or on credit', async () => {
    const typed = { vehicle: 'xpander', dp: '20%', ...avanza }
    const added = await calculate({ ...typed, tukar_tambah: 'ya' })
    const { equity, surplus, towardsDownPayment, towardsCharges } = added.offer?.breakdown?.tradeIn ?? expect.fail()
    expect(surplus).toBeGreaterThan(0)
    expect(equity - surplus).toBe(towardsDownPayment + towardsCharges)
    expect(surplusLeft(added, 'kredit')).toBe(surplus)
    expect(surplusLeft(added, 'tunai')).toBe(0)
    expect(surplusLeft(await calculate(typed), 'kredit')).toBeNull()
    expect(surplusLeft(await calculate({ ...typed, tukar_tambah: 'ya', dp: '10%' }), 'kredit')).toBeNull()
  })

  test('an old car’s loan is refused beside its field when no package can be calculated with it', async () => {
    const typed = { vehicle: 'xpander', ...avanza, tukar_tambah: 'ya' }
    const most = await calculate({ ...typed, current_vehicle_payoff: '100 miliar' })
    expect(most.oldCar.refusals).toEqual({})
    expect(most.offer?.breakdown?.tradeIn.shortfall).toBe(100_000_000_000 - (most.oldCar.valued?.value ?? 0))
    const asked = { typed: { ...typed, current_vehicle_payoff: '100.000.000.001' }, withCash: false, accessories: [] }
    const { refused, chosen } = await readCalculation(database.db, asked, today)
    expect(refused).toBe(true)
    expect(chosen?.oldCar.refusals).toEqual({ payoff: 'payoff-too-large' })
    expect(chosen?.offer?.breakdown?.instalment).toBeGreaterThan(0)
  })

  test('extensions raise the insurance in the cost of ownership too; when they are removed every figure is as before', async () => {
    const before = await calculate({ vehicle: 'xforce' })
    const more = await calculate({ vehicle: 'xforce', tanggung_jawab: '50000000' }, [], ['gempa', 'banjir'])
    const added = more.extensions.extensions.filter(({ chosen }) => chosen)
    const [, liability] = more.extensions.liability.steps
    const firstYear = [...added, liability].reduce((sum, each) => sum + (each?.years[0]?.premium ?? 0), 0)
    const premiumOf = ({ offer }: typeof before) => offer?.breakdown?.insuranceYears[0]?.premium ?? 0
    const insurance = ({ ownership }: typeof before) => ownership?.rows.find(({ kind }) => kind === 'insurance')?.byYear[0]
    expect(added.map(({ code }) => code)).toEqual(['flood', 'earthquake'])
    expect(premiumOf(more)).toBeCloseTo(premiumOf(before) + firstYear, 4)
    expect(insurance(more)).toBe(Math.round(premiumOf(more)))
    expect((await calculate({ vehicle: 'xforce', tanggung_jawab: '' }, [], [])).offers).toEqual(before.offers)
  })

  test('five years of ownership are insured for any tenor, and in cash for any credit choice', async () => {
    const ownershipOf = async (typed: Record<string, string>) => (await calculate({ vehicle: 'xforce', ...typed })).ownership
    const costs = await Promise.all([
      ...['12', '36', '60', '84'].map((tenor) => ownershipOf({ tenor })),
      ownershipOf({ cara: 'tunai' }),
      ownershipOf({ cara: 'tunai', tukar_tambah: 'ya', ...avanza }),
      ownershipOf({ dp: '10%' }),
    ])
    expect(new Set(costs.map((cost) => cost?.total)).size).toBe(1)
    for (const cost of costs) {
      const insurance = cost?.rows.find(({ kind }) => kind === 'insurance')
      expect(insurance?.counted).toBe(true)
      for (const year of insurance?.byYear ?? [0]) expect(year).toBeGreaterThan(0)
    }
    expect(costs.map((cost) => cost?.caveats.filter((one) => one.startsWith('insurance')))).toEqual([
      ['insurance-renewed'],
      ['insurance-renewed'],
      [],
      [],
      ...Array(3).fill(['insurance-of-its-owner']),
    ])
  })

  test('a discount is a part of the down payment: it lowers the buyer’s own payment, on credit and in cash', async () => {
    const before = await calculate({ vehicle: 'xforce' })
    const less = await calculate({ vehicle: 'xforce', potongan: '7,5 juta' })
    const [credit, plain] = [less.offer?.breakdown, before.offer?.breakdown]
    expect(less.cash.total).toBe(before.cash.total - 7_500_000)
    expect(less.ownership?.total).toBe((before.ownership?.total ?? 0) - 7_500_000)
    expect(credit?.tdp).toBe((plain?.tdp ?? 0) - 7_500_000)
    expect(credit?.totalPaid).toBe((plain?.totalPaid ?? 0) - 7_500_000)
    expect(credit?.items).toContainEqual(expect.objectContaining({ code: 'discount', amount: -7_500_000 }))
    expect(credit).toMatchObject({ instalment: plain?.instalment, downPayment: plain?.downPayment })
    expect((await calculate({ vehicle: 'xforce', potongan: '' })).offers).toEqual(before.offers)
  })

  test('an unreadable discount is refused; one above the first payment is a reason against the package', async () => {
    for (const potongan of ['banyak', '-5', '9 miliar']) {
      const asked = { typed: { vehicle: 'xforce', potongan }, withCash: true, accessories: [] }
      expect(await readCalculation(database.db, asked, today)).toMatchObject({
        refused: true,
        chosen: { discount: { amount: 0, typed: potongan } },
      })
    }
    const { offers, discount } = await calculate({ vehicle: 'xforce', potongan: '200 juta' })
    expect(discount.refusal).toBeNull()
    expect(offers.flatMap(({ unavailable }) => unavailable.map(unavailableWords)).join(' ')).toContain(
      'Potongan Anda lebih besar',
    )
  })

  test('an unreadable down payment does not matter in cash', async () => {
    const asked = { typed: { vehicle: 'xforce', dp: 'banyak', cara: 'tunai' }, withCash: true, accessories: [] }
    expect((await readCalculation(database.db, asked, today)).refused).toBe(false)
  })

  test('a chosen package stays chosen while it is available; when it is not, its reasons are shown', async () => {
    const asked = await calculate({ vehicle: 'xforce', paket: 'murabahah', tenor: '48' })
    expect(asked.offer?.slug).toBe('murabahah')
    const { offers } = await calculate({ vehicle: 'xforce', dp: '10%' })
    for (const offer of offers.filter(({ breakdown }) => !breakdown)) expect(offer.unavailable.length).toBeGreaterThan(0)
  })

  test('the address of a calculation gives the same numbers to everyone who opens it', async () => {
    const [accessory = ''] = (await calculate({ vehicle: 'xpander' })).accessories.map(({ slug }) => slug)
    const said = {
      vehicle: 'xpander',
      color: 'quartz-white-pearl',
      province: '51',
      tenor: '48',
      asuransi: 'kombinasi-2',
      tanggung_jawab: '100000000',
      potongan: '4jt',
      paket: 'murabahah',
    }
    for (const dp of ['95.500.000', '27,5%']) {
      const typed = { ...said, dp, ...avanza, current_vehicle_payoff: '20jt', tukar_tambah: 'ya' }
      const ticked = { accessories: [accessory], extensions: ['terorisme', 'banjir'] }
      const first = await readCalculation(database.db, { typed, withCash: false, ...ticked }, today)
      const query = new URL(at.creditSimulation(choiceOf(first)), 'https://contoh.id').searchParams
      const lists = { accessories: readTypedList(query, 'accessories'), extensions: readTypedList(query, 'perluasan') }
      const asked = { typed: readTyped(query), withCash: false, ...lists }
      expect((await readCalculation(database.db, asked, today)).chosen).toMatchObject({
        extensions: first.chosen?.extensions,
        cash: first.chosen?.cash,
        offers: first.chosen?.offers,
        offer: first.chosen?.offer,
        accessoriesChosen: [accessory],
      })
    }
  })

  test('unknown choices of an old link are reported; a variant of another car is not an error', async () => {
    const unknown = async (typed: Record<string, string>, accessories: string[] = []) =>
      unknownChoicesIn((await readFacts(database.db)).facts, { typed, withCash: false, accessories }, today.year)
    expect(await unknown({ vehicle: 'xforce', variant: 'zzz', tenor: '13', province: '99', paket: 'gratis' })).toEqual([
      'variant',
      'province',
      'tenor',
      'package',
    ])
    expect(await unknown({ vehicle: 'xforce', variant: 'gls-mt' })).toEqual([])
    expect(await unknown({ vehicle: 'zzz' })).toEqual(['vehicle'])
    expect(await unknown({ vehicle: 'xforce', color: 'zzz', ...avanza, current_vehicle_year: '1800' })).toEqual([
      'colour',
      'old-year',
    ])
    const [ofAnother = ''] = (await calculate({ vehicle: 'xpander' })).accessories.map(({ slug }) => slug)
    expect(await unknown({ vehicle: 'l300' }, [ofAnother, ''])).toEqual([])
    expect(await unknown({ vehicle: 'l300' }, [ofAnother, 'zzz'])).toEqual(['accessories'])
  })

  test('a colour that the variant does not have is not chosen and costs nothing', async () => {
    const { colour, price } = await calculate({ vehicle: 'xpander', variant: 'gls-mt', color: 'red-metallic' })
    expect([colour, price.surcharge]).toEqual(['', 0])
    expect((await calculate({ vehicle: 'xpander', variant: 'ultimate-cvt', color: 'red-metallic' })).colour).toBe('red-metallic')
  })

  test('hostile input is answered like any other input', async () => {
    const hostile = ['-1', '1e9', 'NaN', '<script>alert(1)</script>', '9'.repeat(400), '\u0000', 'Rp -5', '∞', 'toString']
    for (const text of hostile) {
      const names = [
        'tanggung_jawab',
        'potongan',
        'variant',
        'color',
        'province',
        'city',
        'dp',
        'tenor',
        'paket',
        'asuransi',
        'angsuran_pertama',
      ]
      const typed = Object.fromEntries([...names, ...Object.keys(avanza)].map((name) => [name, text]))
      const { offer, downPayment } = await calculate({ vehicle: 'xforce', ...typed }, [text], [text])
      expect(JSON.stringify(offer)).not.toMatch(/NaN|Infinity/)
      expect(downPayment).toMatchObject({ said: text, refusal: expect.any(String) })
      const { dp: _, ...others } = typed
      expect((await calculate({ vehicle: 'xforce', ...others }, [text], [text])).offer?.breakdown?.instalment).toBeGreaterThan(0)
    }
  })
})
