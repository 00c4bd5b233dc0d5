import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { at } from '../../../addresses.ts'
import { isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { readTyped, readTypedList } from '../../../ui/form.ts'
import { provinces } from '../engine/price/provinces.ts'
import { readCalculation } from './calculation.server.ts'
import { choiceOf } from './next-steps.ts'

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

  const calculate = async (typed: Record<string, string>, accessories: string[] = []) => {
    const { chosen } = await readCalculation(database.db, { typed, withCash: true, accessories }, today)
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

  test('a model is named by its number, its slug or any spelling', async () => {
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
  })

  test('an old car counts only when it is added, and taken away it leaves every figure as it was', async () => {
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

  test('a package that was asked for is kept while it can be had; its reasons are told where it cannot', async () => {
    const asked = await calculate({ vehicle: 'xforce', paket: 'murabahah', tenor: '48' })
    expect(asked.offer?.slug).toBe('murabahah')
    const { offers } = await calculate({ vehicle: 'xforce', dp: '10%' })
    for (const offer of offers.filter(({ breakdown }) => !breakdown)) expect(offer.unavailable.length).toBeGreaterThan(0)
  })

  test('its address gives the same numbers to whoever opens it', async () => {
    const [accessory = ''] = (await calculate({ vehicle: 'xpander' })).accessories.map(({ slug }) => slug)
    const said = {
      vehicle: 'xpander',
      color: 'quartz-white-pearl',
      province: '51',
      tenor: '48',
      asuransi: 'all-risk',
      paket: 'murabahah',
    }
    for (const dp of ['95.500.000', '27,5%']) {
      const typed = { ...said, dp, ...avanza, current_vehicle_payoff: '20jt', tukar_tambah: 'ya' }
      const first = await readCalculation(database.db, { typed, withCash: false, accessories: [accessory] }, today)
      const query = new URL(at.creditSimulation(choiceOf(first)), 'https://contoh.id').searchParams
      const asked = { typed: readTyped(query), withCash: false, accessories: readTypedList(query, 'accessories') }
      expect((await readCalculation(database.db, asked, today)).chosen).toMatchObject({
        offers: first.chosen?.offers,
        offer: first.chosen?.offer,
        accessoriesChosen: [accessory],
      })
    }
  })

  test('hostile questions are answered like usual ones', async () => {
    const hostile = ['-1', '1e9', 'NaN', '<script>alert(1)</script>', '9'.repeat(400), '\u0000', 'Rp -5', '∞']
    for (const text of hostile) {
      const names = ['variant', 'color', 'province', 'city', 'dp', 'dp_persen', 'tenor', 'paket', 'asuransi', 'angsuran_pertama']
      const typed = Object.fromEntries([...names, ...Object.keys(avanza)].map((name) => [name, text]))
      const { offer } = await calculate({ vehicle: 'xforce', ...typed }, [text])
      expect(JSON.stringify(offer)).not.toMatch(/NaN|Infinity/)
      expect(offer?.breakdown?.instalment).toBeGreaterThan(0)
    }
  })
})
