import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../tests/support/database.ts'
import { systemClock } from './clock.ts'
import type { Database } from './database.server.ts'
import { readEnvironment } from './environment.server.ts'
import { startJobs } from './jobs.server.ts'
import { log } from './log.server.ts'

describe.each(everyDatabase)('jobs on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('the schedule of a job that only an earlier version had is removed', async () => {
    const services = { db: database.db, database, clock: systemClock, environment: readEnvironment({}), log }
    for (const name of ['earlier', 'now']) {
      const jobs = await startJobs(services, [{ name, every: '0 0 1 1 *', run: async () => {} }])
      await jobs.stop()
    }
    const { rows } = (await database.db.execute(sql`select name from pgboss.schedule`)) as unknown as { rows: unknown[] }
    expect(rows).toEqual([{ name: 'now' }])
  })
})
