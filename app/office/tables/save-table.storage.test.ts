import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import type { TypedEdit } from '~/core/content/sheets/edits.ts'
import { listRevisions } from '~/core/content/sheets/sheets.server.ts'
import { Forbidden } from '~/core/staff/grant.ts'
import { grantTo } from '~/core/staff/staff.fixture.ts'
import { auditEntries } from '~/core/staff/tables.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Database } from '~/platform/database.server.ts'
import { seed } from '../../../server/seed.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { pricesTable } from './declared/prices.server.ts'
import { reviewEdits, saveEdits, undoRevision } from './save-table.server.ts'
import { openTable } from './tables.server.ts'

const now = Temporal.Instant.from('2026-11-30T03:00:00Z')
const editor = grantTo('editor', 'prices:edit')
const reader = grantTo('auditor', 'content:read')

describe.each(everyDatabase)('saving a table on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seed(database.db, now)
  })
  afterAll(() => database.close())

  const save = (...typed: TypedEdit[]) => saveEdits(database.db, editor, pricesTable, { typed, way: 'typed' }, now)
  const rowOf = async (name: string) => {
    const { rows } = await openTable(database.db, reader, pricesTable)
    return rows.find(([variant]) => variant === name) ?? expect.fail(name)
  }
  const priceOf = async (model: string, variant: string) =>
    (await readCatalogue(database.db)).find(({ slug }) => slug === model)?.variants.find(({ slug }) => slug === variant)?.price
      .amount

  const glsMt = 'Xpander GLS MT'
  const added = (amount: string, day = '1 November 2026'): TypedEdit => ({
    before: null,
    after: [glsMt, 'DKI Jakarta', day, amount, 'Surat harga 11'],
  })

  test('a saved price is on the site; the revision and the audit log say who, what and when', async () => {
    expect(await save(added('Rp 280.000.000'))).toEqual({ ok: true, value: 1 })
    expect(await priceOf('xpander', 'gls-mt')).toBe(280_000_000)
    const [revision] = await listRevisions(database.db, pricesTable.store.sheet, 1)
    expect(revision).toMatchObject({ number: 1, savedBy: 'Ani Wijaya', way: 'typed', edits: [{ before: null }] })
    const [entry] = await database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({ action: 'table-saved', staffId: 'ani-editor', subjectId: 'harga 1' })
  })

  test('another spelling of the same values makes no revision', async () => {
    const before = await rowOf(glsMt)
    expect(await save({ before, after: before.with(3, ` Rp ${before[3]},- `) })).toEqual({ ok: true, value: null })
    expect(await listRevisions(database.db, pricesTable.store.sheet, 9)).toHaveLength(1)
  })

  test('one wrong cell refuses everything, and nothing is stored', async () => {
    const saved = await save(added('Rp 290.000.000', '2 November 2026'), added('banyak', '3 November 2026'))
    expect(saved).toEqual({ ok: false, refusal: [{ edit: 1, reason: 'cell', column: 'amount', refusal: 'not-money' }] })
    expect(await listRevisions(database.db, pricesTable.store.sheet, 9)).toHaveLength(1)
  })

  test('of two people who change one row at once, one is refused; on two rows both are saved', async () => {
    const before = await rowOf('Xpander Exceed Tourer MT')
    const other = await rowOf('Xpander GLS CVT')
    const to = (row: string[], amount: string): TypedEdit => ({ before: row, after: row.with(3, amount) })
    const saved = await Promise.all([
      save(to(before, '300.000.000')),
      save(to(before, '310.000.000')),
      save(to(other, '285.000.000')),
    ])
    expect(saved.map(({ ok }) => ok).toSorted()).toEqual([false, true, true])
    expect(saved.find(({ ok }) => !ok)).toMatchObject({ refusal: [{ edit: 0, reason: 'changed-meanwhile' }] })
    expect(await priceOf('xpander', 'gls-cvt')).toBe(285_000_000)
  })

  test('an undo is a new revision; it is refused when a row was changed later', async () => {
    const undone = await undoRevision(database.db, editor, pricesTable, 1, now)
    expect(undone).toMatchObject({ ok: true })
    expect(await priceOf('xpander', 'gls-mt')).toBe(270_100_000)
    const [revision] = await listRevisions(database.db, pricesTable.store.sheet, 1)
    expect(revision).toMatchObject({ way: 'undone', undoes: 1 })
    const again = await undoRevision(database.db, editor, pricesTable, 1, now)
    expect(again).toMatchObject({ ok: false, refusal: [{ edit: 0, reason: 'changed-meanwhile' }] })
    expect(await undoRevision(database.db, editor, pricesTable, 99, now)).toBeNull()
  })

  test('a variant on sale cannot lose its price in Jakarta', async () => {
    const before = await rowOf(glsMt)
    expect(await save({ before, after: null })).toMatchObject({
      ok: false,
      refusal: [{ edit: null, reason: 'row', text: 'Xpander GLS MT harus tetap punya harga DKI Jakarta yang sudah berlaku' }],
    })
    expect(await save({ before, after: before.with(3, '') })).toMatchObject({
      ok: false,
      refusal: [{ edit: 0, reason: 'row', column: 'amount' }],
    })
  })

  test('the review names unusual changes and shows how each row is read', async () => {
    const typed = [added('350 000 000', '5/11/2026')]
    expect(await reviewEdits(database.db, editor, pricesTable, typed, now)).toMatchObject({
      refusals: [],
      warnings: [{ edit: 0, column: 'amount', reason: 'unusual-change' }],
      understood: [[glsMt, 'DKI Jakarta', '5 November 2026', '350.000.000', 'Surat harga 11']],
    })
  })

  test('an auditor reads and cannot get the grant to save', () => {
    expect(() => grantTo('auditor', 'prices:edit')).toThrow(Forbidden)
    expect(() => grantTo('call-centre', 'content:read')).toThrow(Forbidden)
  })
})
