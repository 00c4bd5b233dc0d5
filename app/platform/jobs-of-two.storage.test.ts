import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { everyDatabase, twoInstances } from '../../tests/support/database.ts'
import { systemClock } from './clock.ts'
import type { Database, Db } from './database.server.ts'
import { readEnvironment } from './environment.server.ts'
import { startJobs } from './jobs.server.ts'
import { log } from './log.server.ts'

const often = { pollingIntervalSeconds: 0.5 }
const patience = { timeout: 30_000 }

/** As the schedule does: a job that waits already is not queued again. */
const ask = (db: Db) => db.execute(sql`insert into pgboss.job (name, policy) values ('count', 'short') on conflict do nothing`)

async function statesIn(db: Db): Promise<string[]> {
  const { rows } = (await db.execute(sql`select state from pgboss.job where name = 'count' order by created_on`)) as unknown as {
    rows: { state: string }[]
  }
  return rows.map(({ state }) => state)
}

/** Starts the job in both instances. `runs`: which of them ran it, in order. */
async function startInBoth(instances: readonly [Database, Database], work: (run: number) => Promise<void> = async () => {}) {
  const runs: number[] = []
  const start = async (database: Database, instance: number) => {
    const services = { db: database.db, database, clock: systemClock, environment: readEnvironment({}), log }
    const run = () => work(runs.push(instance))
    return startJobs(services, [{ name: 'count', every: '0 0 1 1 *', run }], often)
  }
  const started = [await start(instances[0], 0), await start(instances[1], 1)]
  return { runs, stop: () => Promise.all(started.map((jobs) => jobs.stop())) }
}

describe.each(everyDatabase)('jobs of two instances on $name', ({ name }) => {
  test('a job that is asked for again before it runs is run once, by one of them', async () => {
    const { instances, close } = await twoInstances(name)
    const { runs, stop } = await startInBoth(instances)
    await instances[0].db.transaction(async (tx) => {
      await ask(tx)
      await ask(tx)
    })
    await vi.waitUntil(async () => (await statesIn(instances[0].db)).every((state) => state === 'completed'), patience)
    expect(runs).toHaveLength(1)
    await stop()
    await close()
  })

  test('while one instance stands still in a job, the other does the next run', async () => {
    const { instances, close } = await twoInstances(name)
    const released = Promise.withResolvers<void>()
    const { runs, stop } = await startInBoth(instances, (run) => (run === 1 ? released.promise : Promise.resolve()))
    await ask(instances[0].db)
    await vi.waitUntil(() => runs.length === 1, patience)
    await ask(instances[0].db)
    await vi.waitUntil(() => runs.length === 2, patience)
    expect(runs.toSorted()).toEqual([0, 1])
    released.resolve()
    await stop()
    await close()
  })
})
