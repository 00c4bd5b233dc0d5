import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../../server/seed.ts'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { changeContent, readContentVersion } from '../../content/content.server.ts'
import { rememberContent } from '../../content/content-memory.server.ts'
import { turnEffectiveDay } from '../../content/sheets/effective-day.server.ts'
import { lockSheet, readSheet, writeSheet } from '../../content/sheets/sheets.server.ts'
import { readCatalogue } from '../catalogue.server.ts'
import { asOfLabel, placeLabel } from '../words.ts'
import type { PriceRow } from './price-sheet.ts'
import { priceStore } from './price-store.server.ts'

/** 30 November, 12.00 WIB and 14.00 WIT. */
const noon = Temporal.Instant.from('2026-11-30T05:00:00Z')

const row = (province: string, from: string, amount: number | null): PriceRow => ({
  variant: 'xpander:gls-mt',
  province,
  from,
  amount,
  source: null,
})

describe.each(everyDatabase)('the price list on $name', ({ open }) => {
  let database: Database
  let forget: () => void
  beforeAll(async () => {
    database = await open()
    await seed(database.db, noon)
    forget = rememberContent(database.db)
  })
  afterAll(() => database.close())

  const add = (...rows: PriceRow[]) =>
    changeContent(database.db, async (tx) => {
      await lockSheet(tx, priceStore.sheet)
      const all = await readSheet(tx, priceStore)
      const edits = rows.map((after) => ({ before: null, after }))
      await writeSheet(tx, priceStore, [...all, ...rows], { edits, way: 'typed', undoes: null, savedBy: 'ani' }, noon)
    }).then(forget)

  async function glsMt() {
    const cars = await readCatalogue(database.db)
    return cars.find(({ slug }) => slug === 'xpander')?.variants.find(({ slug }) => slug === 'gls-mt') ?? expect.fail()
  }

  async function turn(instant: string) {
    await turnEffectiveDay(database.db, Temporal.Instant.from(instant))
    forget()
  }

  test('before any change, the prices and their labels are those of the catalogue', async () => {
    const { price, provincePrices } = await glsMt()
    expect([price.amount, asOfLabel(price)]).toEqual([270_100_000, 'data paruh kedua 2026'])
    expect(provincePrices).toBeUndefined()
  })

  test('a price begins at midnight in Jakarta, also in Papua, where the day has begun two hours earlier', async () => {
    await add(row('31', '2026-12-01', 275_000_000), row('94', '2026-12-01', 301_000_000))
    await turn('2026-11-30T16:59:59Z')
    expect((await glsMt()).price.amount).toBe(270_100_000)
    expect((await glsMt()).provincePrices).toBeUndefined()
    await turn('2026-11-30T17:00:00Z')
    const { price, provincePrices } = await glsMt()
    expect([price.amount, placeLabel(price), asOfLabel(price)]).toEqual([
      275_000_000,
      'OTR DKI Jakarta',
      'berlaku 1 Desember 2026',
    ])
    expect(provincePrices?.['94']).toMatchObject({ amount: 301_000_000, asOf: '2026-12-01' })
  })

  test('an empty price ends the own price of a province', async () => {
    await add(row('94', '2026-12-03', null))
    await turn('2026-12-03T03:00:00Z')
    expect((await glsMt()).provincePrices).toBeUndefined()
  })

  test('the day changes the content once, however many processes turn it, and never goes back', async () => {
    const before = await readContentVersion(database.db)
    const next = Temporal.Instant.from('2026-12-04T00:00:00Z')
    await Promise.all([turnEffectiveDay(database.db, next), turnEffectiveDay(database.db, next)])
    await turnEffectiveDay(database.db, noon)
    expect(await readContentVersion(database.db)).toBe(before + 1)
  })
})
