import type { JobServices } from '../../../platform/jobs.server.ts'
import { repeatErasures } from '../repeat-erasures.server.ts'
import { enforceRetention } from './retention.server.ts'

/** Deletes what has been stored long enough, and erases again what a restored backup has brought back. */
export async function enforceRetentionPeriods({ db, clock, environment, log }: JobServices): Promise<void> {
  const again = await repeatErasures(db, environment, clock.now())
  if (again > 0) log.warn({ persons: again }, 'erased persons found again and erased')
  const deleted = await enforceRetention({ db, dataDir: environment.dataDir }, clock.now())
  if (Object.keys(deleted).length > 0) log.info({ deleted }, 'retention periods enforced')
}
