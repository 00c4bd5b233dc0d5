import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Temporal } from '../app/lib/instant.ts'
import { recordBackup } from '../app/platform/backup/last-backup.server.ts'
import type { Database, Db } from '../app/platform/database.server.ts'
import { readEnvironment } from '../app/platform/environment.server.ts'
import { startJobs } from '../app/platform/jobs.server.ts'
import { log } from '../app/platform/log.server.ts'
import { everyDatabase } from '../tests/support/database.ts'
import { createMetrics } from './metrics.ts'
import { PageCache } from './page-cache.ts'
import { RequestMetrics } from './request-metrics.ts'

const now = Temporal.Instant.from('2026-11-30T02:00:00Z')
const clock = { now: () => now }

describe.each(everyDatabase)('$name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  async function figures(db: Db, jobRuns = new Map()): Promise<Map<string, number>> {
    const read = createMetrics(new RequestMetrics(), { db, database, clock, jobRuns, cache: new PageCache() })
    const { text } = await read()
    const own = text.split('\n').filter((line) => line.startsWith('site_'))
    return new Map(own.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
  }

  async function addMessage(state: string, minutes: number, at: { delivered?: boolean; dead?: boolean } = {}): Promise<void> {
    const created = now.subtract({ minutes }).toString()
    await database.db.execute(sql`
      insert into outbox (id, key, channel, recipient, template, text, created_at, attempts, try_at, delivered_at, dead_at)
      values (gen_random_uuid(), ${state}, 'email', 'rina@contoh.id', 'x', 'x', ${created}, 1, ${created},
        ${at.delivered ? created : null}, ${at.dead ? created : null})`)
  }

  test('the outbox and the last backup are measured', async () => {
    await addMessage('new', 3)
    await addMessage('old', 95)
    await addMessage('delivered', 500, { delivered: true })
    await addMessage('dead', 900, { dead: true })
    await recordBackup(database.db, { finishedAt: now.subtract({ hours: 30 }), bytes: 1, rows: 1 })
    await recordBackup(database.db, { finishedAt: now.subtract({ hours: 6 }), bytes: 1, rows: 1 })
    const found = await figures(database.db)
    expect(found.get('site_outbox_waiting_messages')).toBe(2)
    expect(found.get('site_outbox_oldest_waiting_seconds')).toBe(95 * 60)
    expect(found.get('site_outbox_given_up_messages')).toBe(1)
    expect(found.get('site_last_backup_timestamp_seconds')).toBe(now.epochMilliseconds / 1000 - 6 * 3600)
    expect(found.get('site_database_up')).toBe(1)
  })

  test('a database that does not answer takes only its own figures away', async () => {
    const silent = Object.create(database.db, {
      select: { value: () => ({ from: () => ({ where: () => new Promise(() => {}) }) }) },
    })
    const found = await figures(silent)
    expect(found.get('site_database_up')).toBe(0)
    expect(found.get('site_outbox_waiting_messages')).toBeNaN()
    expect(found.get('site_last_backup_timestamp_seconds')).toBeNaN()
    expect(found.get('site_page_cache_bytes')).toBe(0)
  })

  test('each run of a job is counted by its outcome', async () => {
    const services = { db: database.db, database, clock, environment: readEnvironment({}), log }
    let runs = 0
    const run = async () => {
      if (runs++ === 0) throw new Error('Gagal sekali')
    }
    const jobs = await startJobs(services, [{ name: 'counted', every: '0 0 1 1 *', run }], { pollingIntervalSeconds: 0.5 })
    await database.db.execute(sql`insert into pgboss.job (name, retry_limit, retry_delay) values ('counted', 5, 0)`)
    await expect.poll(() => jobs.runs.get('counted')?.done, { timeout: 30_000 }).toBe(1)
    const found = await figures(database.db, new Map(jobs.runs))
    expect(found.get('site_job_runs_total{job="counted",outcome="failed"}')).toBe(1)
    expect(found.get('site_job_runs_total{job="counted",outcome="done"}')).toBe(1)
    expect(found.get('site_job_last_run_timestamp_seconds{job="counted"}')).toBe(now.epochMilliseconds / 1000)
    await jobs.stop()
  })
})
