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
): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ ...services.database.forJobs, ...limits, max: 4, application_name: 'jobs' })
  boss.on('error', (error) => services.log.error({ err: error }, 'job queue failed'))
  try {
    await boss.start()
    await unscheduleOthers(boss, jobs)
    for (const job of jobs) await startJob(boss, job, services, looks)
  } catch (error) {
    // Do not wait: a server that does not answer would delay the next attempt to start.
    boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

/** Removes the schedules of jobs that only an earlier version had. Otherwise they fill a queue without a worker. */
async function unscheduleOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = jobs.map(({ name }) => name)
  const others = (await boss.getSchedules()).filter(({ name }) => !names.includes(name))
  for (const { name } of others) await boss.unschedule(name)
}

async function startJob(boss: PgBoss, job: Job, services: JobServices, looks: typeof polling): Promise<void> {
  await boss.createQueue(job.name, { policy: 'short', ...retries })
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
