import { sql } from 'drizzle-orm'
import { type OutboxFigures, readOutboxFigures } from '~/core/messages/outbox-figures.server.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Instant } from '~/lib/instant.ts'
import { lastBackup } from '~/platform/backup/last-backup.server.ts'
import type { Db } from '~/platform/database.server.ts'
import { rowsOf } from '~/platform/rows-of.server.ts'

/** `lastDone`: ISO instant; null before the first run. `failed`: runs of the last week that were given up. */
export type JobHealth = { name: string; lastDone: string | null; failed: number }

export type Health = {
  outbox: OutboxFigures
  /** ISO instant; null when no backup was ever made. */
  lastBackup: string | null
  databaseBytes: number
  jobs: JobHealth[]
}

/** How the installation is. Costs a handful of short queries. */
export async function readHealth(db: Db, _: Grant<'operations:read'>, now: Instant): Promise<Health> {
  const [outbox, backup, size, jobs] = await Promise.all([
    readOutboxFigures(db, now),
    lastBackup(db),
    rowsOf<{ bytes: string }>(db, sql`select pg_database_size(current_database())::text as bytes`),
    readJobs(db),
  ])
  return { outbox, lastBackup: backup?.finishedAt.toString() ?? null, databaseBytes: Number(size[0]?.bytes ?? 0), jobs }
}

/** From the tables of the job queue, which all instances share. It keeps finished runs for about a week. */
async function readJobs(db: Db): Promise<JobHealth[]> {
  const rows = await rowsOf<{ name: string; last_done: string | Date | null; failed: number }>(
    db,
    sql`select schedule.name, max(job.completed_on) filter (where job.state = 'completed') as last_done,
          (count(*) filter (where job.state = 'failed'))::int as failed
        from pgboss.schedule left join pgboss.job on job.name = schedule.name
        group by schedule.name order by schedule.name`,
  )
  return rows.map(({ name, last_done, failed }) => ({
    name,
    lastDone: last_done && new Date(last_done).toISOString(),
    failed,
  }))
}
