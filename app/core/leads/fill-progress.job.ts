import type { JobServices } from '../../platform/jobs.server.ts'
import { fillProgress } from './fill-progress.server.ts'

/** Makes leads visible in the inbox that an instance of a former version received. */
export async function fillMissingProgress({ db, clock, log }: Pick<JobServices, 'db' | 'clock' | 'log'>): Promise<void> {
  const filled = await fillProgress(db, clock.now())
  if (filled > 0) log.info({ filled }, 'leads without progress repaired')
}
