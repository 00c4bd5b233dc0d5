import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import type { NewLead } from '../../../core/leads/leads.server.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import { auditEntries } from '../../../core/staff/tables.ts'
import type { Database } from '../../../platform/database.server.ts'
import type { Filter } from '../inbox/filter.ts'
import { endOfDay } from '../inbox/inbox.server.ts'
import { auditSince, bandung, consultation, fridayNine, inserted, question } from '../office.fixture.ts'
import { exportCsv, exportXlsx } from './export.server.ts'

const none: Filter = { view: 'semua', kind: null, status: null, dealer: null, query: '', sort: 'waktu', after: null }
const now = fridayNine.add({ hours: 1 })
const everything = grantTo('auditor', 'lead:export')

describe.each(everyDatabase)('the export of leads on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const whole = async (pieces: AsyncIterable<Uint8Array>) => {
    const all: Uint8Array[] = []
    for await (const piece of pieces) all.push(piece)
    return Buffer.concat(all)
  }
  const wanted = (changes: Partial<Filter> = {}) => ({
    filter: { ...none, ...changes },
    now,
    dayEnds: endOfDay(now, 'Asia/Jakarta'),
  })
  const lines = async (changes: Partial<Filter> = {}, grant = everything) =>
    (await whole(exportCsv(database.db, grant, wanted(changes)))).toString('utf8').split('\r\n')
  const named = (name: string) => ({ contact: { name, phone: '+6281234567890', email: null } }) as Partial<NewLead>

  test('CSV and XLSX show the same cells, and telephone numbers keep their digits', async () => {
    const lead = await inserted(database.db, consultation(bandung.id))
    const [header, row] = await lines()
    expect(header?.charCodeAt(0)).toBe(0xfeff)
    const cells = [lead.reference, '2026-11-27 09:00', 'Konsultasi', 'Baru', 'Rina Wulandari', '0812-3456-7890', 'rina@contoh.id']
    expect(row).toBe([...cells, 'XFORCE', 'Mahligai Puteri Berlian Bandung', '', '2026-11-27 11:00', ''].join(';'))
    const files = unzipSync(await whole(exportXlsx(database.db, everything, wanted())))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    for (const cell of cells) expect(sheet).toContain(`>${cell}<`)
  })

  test('a name that a spreadsheet would run is harmless', async () => {
    await inserted(database.db, question(named('=HYPERLINK("http://jahat")')))
    await inserted(database.db, question(named('@SUM(A1), "Rina"')))
    const text = (await lines()).join('\n')
    expect(text).toContain(`"'=HYPERLINK(""http://jahat"")"`)
    expect(text).toContain(`"'@SUM(A1), ""Rina"""`)
  })

  test('the file has what the filter shows and what the role may see, over all pages, and is in the audit log', async () => {
    for (let number = 0; number < 7; number++) await inserted(database.db, consultation(number < 3 ? bandung.id : 'd001'))
    await inserted(database.db, question())
    const before = await database.db.$count(auditEntries)
    expect(await lines()).toHaveLength(1 + 8 + 1)
    expect(await lines({ kind: 'consultation' })).toHaveLength(1 + 7 + 1)
    expect(await lines({ query: '0812-3456-7890' }, grantTo('dealer', 'lead:export', [bandung.id]))).toHaveLength(1 + 3 + 1)
    expect(await auditSince(database.db, before)).toEqual(['leads-exported', 'leads-exported', 'leads-exported'])
    expect(JSON.stringify(await database.db.select().from(auditEntries))).not.toContain('3456')
  })

  test('more leads than one batch are all in the file, once', async () => {
    await inserted(database.db, question())
    const { sql } = await import('drizzle-orm')
    await database.db.execute(sql`with made as (
        insert into leads select gen_random_uuid(), 'PS-' || n, kind, payload, person_id, name, phone, email, dealer_id, source, created_at
        from leads, generate_series(1, 1203) n returning id, kind, created_at)
      insert into lead_progress (lead_id, kind, status, asked_at, terms) select id, kind, 'done', created_at, '' from made`)
    const references = (await lines()).slice(1, -1).map((line) => line.split(';', 1)[0])
    expect(new Set(references).size).toBe(1204)
    expect(references).toHaveLength(1204)
  })
})
