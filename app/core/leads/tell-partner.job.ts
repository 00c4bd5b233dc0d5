import type { JobServices } from '../../platform/jobs.server.ts'
import { tellPartners } from './tell-partner.server.ts'

/** Tells affiliate partners about new leads, also where the browser of the visitor could not. */
export async function tellAffiliatePartners({ db, clock }: Pick<JobServices, 'db' | 'clock'>): Promise<void> {
  await tellPartners(db, clock.now())
}
