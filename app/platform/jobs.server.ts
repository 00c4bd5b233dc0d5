import { PgBoss } from 'pg-boss'
import { connectionLimits } from './postgres-limits.ts'
import type { Services } from './services.ts'

/** What a job gets: the services of the process, without a request. */
export type JobServices = Pick<Services, 'db' | 'database' | 'clock' | 'environment' | 'log'>

export type Job = {
  name: string
  /** Cron expression, UTC. */
  every: string
  run(services: JobServices): Promise<void>
}

/** Runs of a job in this process. `lastRunAt` is in seconds since 1970; 0 before the first run. */
export type JobRuns = { done: number; failed: number; lastRunAt: number }

/** Seconds. A failed run is retried after 5, 10, 20 … seconds, at most every five minutes. */
const retries = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 }

/** Seconds between two looks at the queue. Each look costs a statement, and a job may start half a minute late. */
const polling = { pollingIntervalSeconds: 30 }

/** Longer timeout in ms: maintaining the queue may take longer than a visitor would wait. */
const limits = { ...connectionLimits, query_timeout: 30_000 }

/**
 * Starts the jobs of `jobs.ts` in this process. A job is queued once, however many instances ask for it. Two processes may
 * run the same job at once: with a lock, a killed process would block all others until the lock expires.
 */
export async function startJobs(
  services: JobServices,
  jobs: readonly Job[],
  looks = polling,
): Promise<{ runs: ReadonlyMap<string, JobRuns>; stop(): Promise<void> }> {
  const runs = new Map(jobs.map(({ name }): [string, JobRuns] => [name, { done: 0, failed: 0, lastRunAt: 0 }]))
  const boss = new PgBoss({ ...services.database.forJobs, ...limits, max: 4, application_name: 'jobs' })
  boss.on('error', (error) => services.log.error({ err: error }, 'job queue failed'))
  try {
    await boss.start()
    await unscheduleOthers(boss, jobs)
    for (const job of jobs) await startJob(boss, job, () => runLogged(job, services, runs.get(job.name)), looks)
  } catch (error) {
    // Do not wait: a server that does not answer would delay the next attempt to start.
    boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
  return { runs, stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

/** Removes the schedules of jobs that only an earlier version had. Otherwise they fill a queue without a worker. */
async function unscheduleOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = jobs.map(({ name }) => name)
  const others = (await boss.getSchedules()).filter(({ name }) => !names.includes(name))
  for (const { name } of others) await boss.unschedule(name)
}

async function startJob(boss: PgBoss, job: Job, run: () => Promise<void>, looks: typeof polling): Promise<void> {
  await boss.createQueue(job.name, { policy: 'short', ...retries })
  await boss.work(job.name, looks, run)
  await boss.schedule(job.name, job.every)
}

async function runLogged(job: Job, services: JobServices, runs?: JobRuns): Promise<void> {
  if (runs) runs.lastRunAt = services.clock.now().epochMilliseconds / 1000
  try {
    await job.run(services)
    if (runs) runs.done++
  } catch (error) {
    if (runs) runs.failed++
    services.log.error({ err: error, job: job.name }, 'job failed')
    throw error
  }
}
