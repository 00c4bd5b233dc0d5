import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../tests/support/database.ts'
import { explained } from '../tests/support/explained.ts'
import { addYearsOfWork } from '../tests/support/years-of-work.ts'
import { jobs } from './jobs.ts'
import { Temporal } from './lib/instant.ts'
import type { Database } from './platform/database.server.ts'
import { readEnvironment } from './platform/environment.server.ts'
import { log } from './platform/log.server.ts'
import { rowsOf } from './platform/rows-of.server.ts'

const sizes = { leads: 3000, waiting: 10, preOrders: 0, conversations: 2000, devices: 3000 }
/** A batch of a thousand, and a few more. */
const mostRows = 1500

/** A job whose statements take longer than the database allows never ends its work. */
describe.each(everyDatabase)('after years of use on $name', ({ open }) => {
  let database: Database
  let dataDir: string
  beforeAll(async () => {
    database = await open()
    dataDir = await mkdtemp(join(tmpdir(), 'jobs-'))
    await addUse(database)
  })
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  // The job that rewrites tables runs no queries.
  test.each(jobs.filter(({ name }) => name !== 'rewrite-tables'))('no statement of $name reads many rows', async ({ run }) => {
    const environment = readEnvironment({ DATA_DIR: dataDir })
    const services = { database, environment, log, clock: { now: () => Temporal.Now.instant() } }
    const { seen } = await explained(database.db, (db) => run({ ...services, db }), ['enable_seqscan = off'])
    expect(seen.filter(({ rows }) => rows > mostRows)).toEqual([])
  })
})

async function addUse({ db }: Database): Promise<void> {
  const at = `now() - n * interval '365 days' / ${sizes.leads}`
  const numbers = `generate_series(1, ${sizes.leads}) n`
  await db.transaction(async (tx) => {
    const query = (text: string) => rowsOf<Record<string, unknown>>(tx, sql.raw(text))
    await query('set local session_replication_role = replica')
    await query(`insert into leads (id, reference, kind, payload, person_id, name, phone, source, created_at)
      select md5('lead' || n)::uuid, 'PS-' || n, 'message', '{"topic":"produk","message":"Halo"}', md5('lead' || n)::uuid, 'Rina', '+62811' || n, '{}', ${at} from ${numbers}`)
    await query(`insert into lead_events (lead_id, number, kind, by, at)
      select md5('lead' || n)::uuid, 1, 'received', 'visitor', ${at} from ${numbers}`)
    await query(
      `insert into consents (id, reference, text_version, given_at) select md5('lead' || n)::uuid, 'PS-' || n, '1', ${at} from ${numbers}`,
    )
    await query(`insert into outbox (id, key, channel, recipient, template, text, created_at, attempts, try_at, delivered_at)
      select md5('lead' || n)::uuid, 'thanks:' || n, 'whatsapp', '+62811' || n, 'thanks', '', ${at}, 1, ${at}, ${at} from ${numbers}`)
    await addYearsOfWork(query, sizes)
  })
  await db.execute(sql`analyze`)
}
