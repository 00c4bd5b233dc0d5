import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../tests/support/database.ts'
import { explained } from '../../tests/support/explained.ts'
import { addFewYears } from '../../tests/support/years-of-work.ts'
import { newsKind } from '../core/content/news-schema.ts'
import { waitingTimes } from '../core/conversations/staff-lists.server.ts'
import { grantTo } from '../core/staff/staff.fixture.ts'
import { Temporal } from '../lib/instant.ts'
import type { Database, Db } from '../platform/database.server.ts'
import { readAuditLog } from './audit/audit-log.server.ts'
import { foundItems } from './content/found-items.server.ts'
import { countItems } from './content/items-list.server.ts'
import { readFilter } from './leads/inbox/filter.ts'
import { readInbox } from './leads/inbox/inbox.server.ts'

const now = Temporal.Now.instant()
const callCentre = grantTo('call-centre', 'lead:read')
const employee = { ...callCentre, staff: { ...callCentre.staff, id: 'staff-50' } }

describe.each(everyDatabase)('after years of use on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await addFewYears(database.db)
    await database.db.execute(sql`insert into content_items (kind, slug, position, body, updated_at)
      select ${newsKind.name}::text, 'berita-' || n, n, '{}', now() from generate_series(1, 3000) n`)
    await database.db.execute(sql`analyze content_items`)
  })
  afterAll(() => database.close())

  const rowsReadBy = async (use: (db: Db) => Promise<unknown>) => {
    const { seen } = await explained(database.db, use, ['enable_seqscan = off'])
    return seen.reduce((sum, { rows }) => sum + rows, 0)
  }

  test('the open leads of an employee are read without the thousands that are done', async () => {
    const filter = readFilter(new URLSearchParams({ tampil: 'milik-saya' }))
    const { seen } = await explained(database.db, (db) => readInbox(db, employee, { filter, now, dayEnds: now }), [
      'enable_seqscan = off',
    ])
    expect(seen.flatMap(({ indexes }) => indexes)).toContain('lead_progress_open_of_assignee')
  })

  test('the log of one subject is read by its reference', async () => {
    const filter = { staffId: '', action: null, subject: 'PS-100' }
    expect(await rowsReadBy((db) => readAuditLog(db, grantTo('auditor', 'audit:read'), filter, null))).toBeLessThan(5)
  })

  test('the waiting times of a day are read from the chats of that day', async () => {
    const since = now.subtract({ hours: 24 })
    expect(await rowsReadBy((db) => waitingTimes(db, grantTo('auditor', 'chat:supervise'), since))).toBeLessThan(500)
  })

  test('an item is found by its title without reading the others of its kind', async () => {
    const found = async (db: Db) => foundItems(db, newsKind.name, 'berita 2718')
    expect(await found(database.db)).toEqual([{ slug: 'berita-2718' }])
    expect(await rowsReadBy(found)).toBeLessThan(10)
  })

  test('items of a kind are counted up to a thousand', async () => {
    expect(await rowsReadBy((db) => countItems(db, grantTo('editor', 'content:read')))).toBeLessThan(1100)
    expect((await countItems(database.db, grantTo('editor', 'content:read'))).get(newsKind.name)?.items).toBe(1000)
  })
})
