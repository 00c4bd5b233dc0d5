import type { JobServices } from '../../platform/jobs.server.ts'
import { forgetPreviews } from './previews.server.ts'
import { forgetUnusedPictures } from './uploaded-pictures.server.ts'

/** Deletes pictures that were never used, and links to previews that ended long ago. */
export async function forgetUnused({ db, clock }: Pick<JobServices, 'db' | 'clock'>): Promise<void> {
  await forgetUnusedPictures(db, clock.now())
  await forgetPreviews(db, clock.now())
}
