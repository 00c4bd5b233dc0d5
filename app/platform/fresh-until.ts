import type { Instant } from '../lib/instant.ts'

/** Tells the cache of finished pages until when a page stays true; for the second argument of `data`. */
export const freshUntilHeader = (until: Instant | null) => (until ? { headers: { 'X-Fresh-Until': until.toString() } } : {})
