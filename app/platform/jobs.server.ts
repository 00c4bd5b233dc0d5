import { PgBoss } from 'pg-boss'
import { connectionLimits } from './postgres-limits.ts'
import type { Services } from './services.ts'

/** What later work gets: the process, and no request. */
export type JobServices = Pick<Services, 'db' | 'database' | 'clock' | 'environment' | 'log'>

export type Job = {
  name: string
  /** Cron expression, UTC. */
  every: string
  run(services: JobServices): Promise<void>
}

/** Seconds. A failed run is tried again after five, ten, twenty … at most every five minutes. */
const patience = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 }

/** What is done by the clock may begin half a minute late; each look costs a statement. */
const seldom = { pollingIntervalSeconds: 30 }

/** The maintenance of the queue may take longer than a visitor would wait. */
const limits = { ...connectionLimits, query_timeout: 30_000 }

/**
 * Starts the work of `jobs.ts` in this process. A job is queued once however many instances ask for it; it may run in
 * two processes at a time, because one that was killed would otherwise hold up all others until it expires.
 */
export async function startJobs(services: JobServices, jobs: readonly Job[], looks = seldom): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ ...services.database.forJobs, ...limits, max: 4, application_name: 'jobs' })
  boss.on('error', (error) => services.log.error({ err: error }, 'job queue failed'))
  try {
    await boss.start()
    await unscheduleOthers(boss, jobs)
    for (const job of jobs) await startJob(boss, job, services, looks)
  } catch (error) {
    // Not waited for: a server that answers nothing would hold up the next attempt to start.
    boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

/** Schedules of jobs that only an earlier version had: they would fill a queue that nobody works on. */
async function unscheduleOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = jobs.map(({ name }) => name)
  const others = (await boss.getSchedules()).filter(({ name }) => !names.includes(name))
  for (const { name } of others) await boss.unschedule(name)
}

async function startJob(boss: PgBoss, job: Job, services: JobServices, looks: typeof seldom): Promise<void> {
  await boss.createQueue(job.name, { policy: 'short', ...patience })
  await boss.work(job.name, looks, () => runLogged(job, services))
  await boss.schedule(job.name, job.every)
}

async function runLogged(job: Job, services: JobServices): Promise<void> {
  try {
    await job.run(services)
  } catch (error) {
    services.log.error({ err: error, job: job.name }, 'job failed')
    throw error
  }
}
