import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../tests/support/database.ts'
import { explained } from '../tests/support/explained.ts'
import { addFewYears } from '../tests/support/years-of-work.ts'
import { jobs } from './jobs.ts'
import { Temporal } from './lib/instant.ts'
import type { Database } from './platform/database.server.ts'
import { readEnvironment } from './platform/environment.server.ts'
import { log } from './platform/log.server.ts'

/** A batch of a thousand, and a few more. */
const mostRows = 1500

/** A job whose statements take longer than the database allows never ends its work. */
describe.each(everyDatabase)('after years of use on $name', ({ open }) => {
  let database: Database
  let dataDir: string
  beforeAll(async () => {
    database = await open()
    dataDir = await mkdtemp(join(tmpdir(), 'jobs-'))
    await addFewYears(database.db)
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
