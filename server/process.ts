import { setTimeout as pause } from 'node:timers/promises'
import { contentChannel } from '../app/core/content/content.server.ts'
import { rememberContent } from '../app/core/content/content-memory.server.ts'
import { OutboxWorker } from '../app/core/messages/outbox-worker.server.ts'
import { erasureChannel } from '../app/core/messages/personal-data.server.ts'
import { eraseFiles } from '../app/core/privacy/erase.server.ts'
import { jobs } from '../app/jobs.ts'
import { offerCopies } from '../app/platform/backup/folder-copies.server.ts'
import { recordBackup } from '../app/platform/backup/last-backup.server.ts'
import { systemClock } from '../app/platform/clock.ts'
import { type Database, openDatabase } from '../app/platform/database.server.ts'
import { isAwayInDriver, isDatabaseAway } from '../app/platform/database-away.ts'
import type { Environment } from '../app/platform/environment.server.ts'
import { type JobRuns, startJobs } from '../app/platform/jobs.server.ts'
import type { Log } from '../app/platform/log.server.ts'
import type { Services } from '../app/platform/services.ts'
import { keepEffectiveDay } from './effective-day.ts'
import { seed } from './seed.ts'
import { startFault } from './start-fault.ts'

export type OpenedProcess = {
  services: Omit<
    Services,
    | 'reference'
    | 'client'
    | 'device'
    | 'enhanceScript'
    | 'liveScript'
    | 'chatScript'
    | 'mapScript'
    | 'trackingScript'
    | 'preview'
    | 'documents'
    | 'nonce'
    | 'reportFailure'
    | 'stopping'
    | 'takeDocument'
  >
  /** The runs of each job in this process, by its name. */
  jobRuns: ReadonlyMap<string, JobRuns>
  close(): Promise<void>
}

/** `isQuiet`: true while no visitor uses this process. */
type Surroundings = { contentChanged: () => void; isQuiet: () => boolean }

/**
 * Opens the database, migrates it, fills it when it is empty, and starts the jobs. Waits for a database server that is
 * restarting. Throws an error whose message is written for the operator.
 */
export async function openProcess(environment: Environment, log: Log, around: Surroundings): Promise<OpenedProcess> {
  const open = () => openOnce(environment, log, around)
  const isPassing = (error: unknown) => environment.databaseUrl !== undefined && (isDatabaseAway(error) || isAwayInDriver(error))
  try {
    return await retryWhile(isPassing, open, environment.databaseWaitSeconds, log)
  } catch (error) {
    log.error({ err: error }, 'the database cannot be used')
    throw new Error(startFault(error, environment), { cause: error })
  }
}

/** Seconds between two attempts to start. */
const betweenAttempts = 1

/** Tries again each second while `isPassing` says that the failure can pass. */
export async function retryWhile<T>(
  isPassing: (error: unknown) => boolean,
  work: () => Promise<T>,
  secondsLeft: number,
  log: Log,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isPassing(error) || secondsLeft <= 0) throw error
    log.warn({ err: error, secondsLeft }, 'waiting for the database')
  }
  await pause(betweenAttempts * 1000)
  return retryWhile(isPassing, work, secondsLeft - betweenAttempts, log)
}

async function openOnce(environment: Environment, log: Log, around: Surroundings): Promise<OpenedProcess> {
  const database = await openDatabase(environment, log)
  try {
    const services = { db: database.db, database, clock: systemClock, environment, log }
    const work = await startWork(database, services, around)
    const endOffer = await offerBackups(database, services)
    return {
      services,
      jobRuns: work.jobRuns,
      close: async () => {
        await endOffer()
        await work.stop()
        await database.close()
      },
    }
  } catch (error) {
    // Do not wait for this: a server that does not answer would delay the next attempt.
    database.close().catch(() => {})
    throw error
  }
}

/** On a server, the backup command connects to the database itself. */
async function offerBackups(
  { copyTo }: Database,
  { db, clock, environment, log }: OpenedProcess['services'],
): Promise<() => Promise<void>> {
  if (!copyTo) return async () => {}
  const record = (sizes: { bytes: number; rows: number }) => recordBackup(db, { finishedAt: clock.now(), ...sizes })
  return offerCopies({ dataDir: environment.dataDir, copyTo, record, log })
}

type Work = { jobRuns: OpenedProcess['jobRuns']; stop(): Promise<void> }

async function startWork(
  database: Database,
  services: OpenedProcess['services'],
  { contentChanged, isQuiet }: Surroundings,
): Promise<Work> {
  await database.migrate((db) => seed(db, systemClock.now()))
  const forgetContent = rememberContent(database.db)
  await database.listen(contentChannel, () => {
    forgetContent()
    contentChanged()
  })
  const { environment, log } = services
  await database.listen(erasureChannel, () => {
    eraseFiles(database.db, environment.dataDir).catch((error) => log.warn({ err: error }, 'files of erased persons not deleted'))
  })
  const stopDay = keepEffectiveDay(services)
  if (!services.environment.jobs) return { jobRuns: new Map(), stop: async () => stopDay() }
  const outbox = new OutboxWorker(services, isQuiet)
  const [running] = await Promise.all([startJobs(services, jobs), outbox.start()])
  const stop = async () => {
    stopDay()
    await Promise.all([running.stop(), outbox.stop()])
  }
  return { jobRuns: running.runs, stop }
}
