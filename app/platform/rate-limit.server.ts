import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Instant } from '../lib/instant.ts'
import type { Db } from './database.server.ts'
import { rateLimits } from './tables.ts'

/** `points` times in `seconds`, counted from the first time. */
export type Limit = { points: number; seconds: number }

export type Counted = { ok: true } | { ok: false; secondsToWait: number }

/**
 * Counts one more time for the key and tells whether that is within the limit; all instances count together.
 * The key says what is counted and for whom (`leads of number +628…`); the table holds its hash.
 */
export async function consume(db: Db, key: string, { points, seconds }: Limit): Promise<Counted> {
  // The library's own clearing would keep a timer for every limiter; `forgetCounts` does it.
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    points,
    duration: seconds,
    keyPrefix: '',
    clearExpiredByTimeout: false,
  })
  try {
    await limiter.consume(hashed(key))
    return { ok: true }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { ok: false, secondsToWait: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
  }
}

/** Removes what has been counted long enough. */
export async function forgetCounts(db: Db, now: Instant): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date(now.epochMilliseconds)))
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
