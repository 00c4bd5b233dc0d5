import { contentChannel } from '../app/core/content/content.server.ts'
import { jobs } from '../app/jobs.ts'
import { systemClock } from '../app/platform/clock.ts'
import { openDatabase } from '../app/platform/database.server.ts'
import type { Environment } from '../app/platform/environment.server.ts'
import { startJobs } from '../app/platform/jobs.server.ts'
import type { Log } from '../app/platform/log.server.ts'
import type { Services } from '../app/platform/services.ts'
import { seed } from './seed.ts'

export type OpenedProcess = {
  services: Omit<Services, 'reference' | 'client' | 'enhanceScript' | 'documents' | 'reportFailure'>
  close(): Promise<void>
}

/** Opens the database, brings it up to date, fills it when it is empty, and starts the jobs. */
export async function openProcess(environment: Environment, log: Log, contentChanged: () => void): Promise<OpenedProcess> {
  const database = await openDatabase(environment, log)
  await database.migrate((db) => seed(db, systemClock.now()))
  await database.listen(contentChannel, contentChanged)
  const services = { db: database.db, database, clock: systemClock, environment, log }
  const running = environment.jobs ? await startJobs(services, jobs) : undefined
  return {
    services,
    close: async () => {
      await running?.stop()
      await database.close()
    },
  }
}
