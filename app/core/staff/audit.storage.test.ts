import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { recordSeen } from './audit.server.ts'
import { grant } from './grant.ts'
import { auditEntries } from './tables.ts'

const nine = Temporal.Instant.from('2026-11-28T09:00:00+07:00')
const citra = { id: 'citra', name: 'Citra', email: 'citra@pabrik.example', role: 'call-centre' as const, dealerIds: [] }
const reads = (id: string) => grant({ ...citra, id }, 'lead:read')

describe.each(everyDatabase)('leads seen in lists on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const see = (references: string[], minutes: number, id = 'citra', action: 'leads-listed' | 'leads-searched' = 'leads-listed') =>
    recordSeen(database.db, reads(id), action, references, nine.add({ minutes }))
  const log = async () =>
    (await database.db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ staffId, action, after }) => [
      staffId,
      action,
      (after as { found: string[] }).found,
    ])

  test('a list that refreshes itself adds what is new in it, and after ten minutes everything again', async () => {
    await see(['TD-1', 'TD-2'], 0)
    await see(['TD-1', 'TD-2'], 1)
    await see(['TD-3', 'TD-1'], 2)
    await see([], 3)
    await see(['TD-3'], 4, 'citra', 'leads-searched')
    await see(['TD-1'], 5, 'dodi')
    await see(['TD-1', 'TD-3'], 11)
    expect(await log()).toEqual([
      ['citra', 'leads-listed', ['TD-1', 'TD-2']],
      ['citra', 'leads-listed', ['TD-3']],
      ['dodi', 'leads-listed', ['TD-1']],
      ['citra', 'leads-listed', ['TD-1']],
    ])
  })
})
