import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditFactsInFiles } from '~/core/simulation/credit-facts.fixture.ts'
import { readCreditFacts } from '~/core/simulation/credit-facts.server.ts'
import type { CreditFacts } from '~/core/simulation/credit-facts.ts'
import { grantTo } from '~/core/staff/staff.fixture.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Database } from '~/platform/database.server.ts'
import { askedIn } from '~/site/simulation/calculation/asked.ts'
import { calculate } from '~/site/simulation/calculation/calculate.ts'
import { readFacts } from '~/site/simulation/calculation/read-facts.server.ts'
import { payloadOf } from '~/site/simulation/saved/keep.ts'
import { simulationOf } from '~/site/simulation/saved/saved-simulation-schema.ts'
import { seed } from '../../../server/seed.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { auditSince } from '../leads/office.fixture.ts'
import { saveEdits, undoRevision } from './save-table.server.ts'
import { findTable, openTable } from './tables.server.ts'

const now = Temporal.Instant.from('2026-11-30T03:00:00Z')
const editor = grantTo('administrator', 'prices:edit')
const reader = grantTo('auditor', 'content:read')
const asked = 'vehicle=xforce&province=31&dp=25%25&tenor=48&perluasan=banjir'

/** The files say how reliable each fact is; rows do not. */
const withoutEvidence = (name: string, value: unknown) => (['confidence', 'source'].includes(name) ? undefined : value)

describe.each(everyDatabase)('tariff, fees and credit rules on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seed(database.db, now)
  })
  afterAll(() => database.close())

  const tableNamed = (name: string) => findTable(name) ?? expect.fail(name)

  /** Changes cells, by their titles, of the row that begins with these texts. Returns the saving. */
  async function change(name: string, wanted: readonly string[], values: Record<string, string>) {
    const { sheet, rows } = await openTable(database.db, reader, tableNamed(name))
    const titles = Object.values(sheet.columns).map(({ label }) => label)
    const before = rows.find((row) => wanted.every((text, place) => row[place] === text)) ?? expect.fail(name)
    const after = before.map((text, place) => values[titles[place] ?? ''] ?? text)
    return saveEdits(database.db, editor, tableNamed(name), { typed: [{ before, after }], way: 'typed' }, now)
  }
  const undo = async (name: string, saved: Awaited<ReturnType<typeof change>>) => {
    const undone = await undoRevision(database.db, editor, tableNamed(name), (saved.ok && saved.value) || 0, now)
    expect(undone).toMatchObject({ ok: true })
  }
  const figures = async () => {
    const { facts } = await readFacts(database.db)
    const calculation = calculate(facts, askedIn(new URLSearchParams(asked), false), { year: 2026, month: 11, day: 30 })
    return { calculation, offer: calculation.chosen?.offer ?? expect.fail('no offer') }
  }

  test('before any change, the facts are those of the files', async () => {
    const plain = ({ tariff, registrationCosts, creditRules }: CreditFacts) =>
      JSON.parse(JSON.stringify({ tariff, registrationCosts, creditRules }), withoutEvidence)
    expect(plain(await readCreditFacts(database.db))).toEqual(plain(creditFactsInFiles))
  })

  test('a tariff is used by the next calculation, and a saved simulation keeps the one it was made with', async () => {
    const before = await figures()
    const kept = payloadOf(before.calculation, Temporal.PlainDate.from('2026-11-30'), null) ?? expect.fail()
    const audited = (await auditSince(database.db, 0)).length
    const saved = await change('tarif-asuransi', ['Banjir', 'All risk', 'Wilayah 2'], {
      'Tarif (%)': '0,12',
      'Berlaku mulai': '15 November 2026',
    })
    expect(saved).toMatchObject({ ok: true })
    expect(await auditSince(database.db, audited)).toEqual(['table-saved'])
    const after = await figures()
    const floodIn = ({ offer }: typeof after) => offer.extensions[0]?.years[0]?.ratePercent
    expect([floodIn(before), floodIn(after)]).toEqual([0.1, 0.12])
    expect(after.offer.tariffFrom).toBe('2026-11-15')
    expect(after.offer.breakdown?.tdp).toBeGreaterThan(before.offer.breakdown?.tdp ?? Number.POSITIVE_INFINITY)
    const { credit } = simulationOf(kept)
    expect(credit?.extensions[0]?.years[0]?.ratePercent).toBe(0.1)
    expect(credit?.tariffFrom).toBe('2026-01-01')
    await undo('tarif-asuransi', saved)
    expect((await figures()).offer).toEqual(before.offer)
  })

  test('a simulation that was saved before the tables existed reads the values of the files', async () => {
    const { calculation, offer } = await figures()
    const kept = payloadOf(calculation, Temporal.PlainDate.from('2026-11-30'), null) ?? expect.fail()
    const { extensions: _, tariffFrom: __, penaltyPercent: ___, ...credit } = simulationOf(kept).credit ?? expect.fail()
    const old = { ...kept, calculation: JSON.parse(JSON.stringify({ ...simulationOf(kept), credit })) }
    expect(simulationOf(old).credit).toMatchObject({ extensions: offer.extensions, tariffFrom: '2026-01-01', penaltyPercent: 5 })
  })

  test('a tariff outside the bounds of the regulator is refused, and no tariff can be taken away', async () => {
    const band = ['Kategori 3', 'All risk', 'Wilayah 2']
    expect(await change('tarif-asuransi', band, { 'Tarif (%)': '2,3' })).toMatchObject({
      ok: false,
      refusal: [{ column: 'ratePercent', text: 'Tarif harus 2,08 sampai 2,29 persen menurut SEOJK 6/2017' }],
    })
    expect(await change('tarif-asuransi', band, { 'Berlaku mulai': '1 Desember 2026' })).toMatchObject({
      ok: false,
      refusal: [{ text: 'Kategori 3, All risk, Wilayah 2 harus tetap punya tarif yang sudah berlaku' }],
    })
  })

  test('insured shares have no gap, and a new one is used', async () => {
    const saved = await change('nilai-pertanggungan', ['2'], { 'Bagian (%)': '95' })
    expect(saved).toMatchObject({ ok: true })
    const { facts } = await readFacts(database.db)
    expect(facts.tariff.insuredShareByYear.shares).toEqual([1, 0.95, 0.8, 0.7, 0.7, 0.7, 0.7])
    await undo('nilai-pertanggungan', saved)
    expect(await change('nilai-pertanggungan', ['2'], { 'Tahun ke': '9' })).toMatchObject({
      ok: false,
      refusal: [{ column: 'year' }],
    })
  })

  test('a new row of credit rules applies from its day on, and the usual down payment is not below the least', async () => {
    const [row] = (await openTable(database.db, reader, tableNamed('aturan-kredit'))).rows
    const after = ['30 November 2026', '27,5', '15', '35', '3']
    const add = (texts: string[]) =>
      saveEdits(
        database.db,
        editor,
        tableNamed('aturan-kredit'),
        { typed: [{ before: null, after: texts }], way: 'imported' },
        now,
      )
    const saved = await add(after)
    expect(saved).toMatchObject({ ok: true })
    const { facts } = await readFacts(database.db)
    expect(facts.creditRules).toEqual({ usualDownPayment: 27.5, leastDownPayment: 15, incomeShare: 35, penalty: 3 })
    expect((await figures()).offer.penaltyPercent).toBe(3)
    await undo('aturan-kredit', saved)
    expect(await add(after.with(1, '10'))).toMatchObject({ ok: false, refusal: [{ column: 'usualDownPayment' }] })
    expect(await change('aturan-kredit', row ?? [], { 'Berlaku mulai': '1 Desember 2026' })).toMatchObject({
      ok: false,
      refusal: [{ text: 'Satu baris harus sudah berlaku hari ini' }],
    })
  })

  test('the fees of registration change the parts of a price, not the price', async () => {
    const before = (await figures()).calculation.chosen?.price
    const saved = await change('biaya-registrasi', ['1 Januari 2026'], { BPKB: '400.000', 'SWDKLLJ mobil': '150.000' })
    expect(saved).toMatchObject({ ok: true })
    const after = (await figures()).calculation.chosen?.price
    expect(after?.otr).toBe(before?.otr)
    expect(after?.parts).toContainEqual({ code: 'accident-fund', amount: 150_000 })
    expect(after?.parts).toContainEqual({ code: 'state-fees', amount: 700_000 })
    await undo('biaya-registrasi', saved)
  })
})
