import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Instant } from '../lib/instant.ts'
import { done, type Result, refused } from '../lib/result.ts'
import type { Bucket } from './bucket.ts'
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

/** Takes one from the bucket of the key; all instances take from the same one. */
export async function takeFrom(db: Db, key: string, bucket: Bucket, now: Instant): Promise<Counted> {
  const { refill, fullEnough } = measuresOf(bucket, now)
  const [at, latest] = [now.epochMilliseconds, fullEnough].map(stored)
  const [taken] = await db
    .insert(rateLimits)
    .values({ key: hashed(key), points: 1, expire: new Date(now.epochMilliseconds + refill) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { expire: sql`greatest(${rateLimits.expire}, ${at}) + ${refill} * interval '1 millisecond'` },
      setWhere: sql`${rateLimits.expire} <= ${latest}`,
    })
    .returning()
  return taken ? { ok: true } : lookInto(db, key, bucket, now)
}

/** Whether something is in the bucket of the key; takes nothing. */
export async function lookInto(db: Db, key: string, bucket: Bucket, now: Instant): Promise<Counted> {
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, hashed(key)))
  const missing = (row?.expire?.getTime() ?? 0) - measuresOf(bucket, now).fullEnough
  return missing <= 0 ? { ok: true } : { ok: false, secondsToWait: Math.ceil(missing / 1000) }
}

/** In milliseconds. `expire` is when a bucket will be full again; later than `fullEnough` it is empty now. */
function measuresOf({ burst, perMinute }: Bucket, now: Instant) {
  const refill = 60_000 / perMinute
  return { refill, fullEnough: now.epochMilliseconds + (burst - 1) * refill }
}

const stored = (milliseconds: number) => sql.param(new Date(milliseconds), rateLimits.expire)

/** One of several limits that a request has to pass. `kind` names the one that refuses. */
export type Counting<Kind> = { kind: Kind; key: string; limit: Limit | Bucket }

/** Counts under all of these limits, or, when one of them refuses, under none: who is refused loses nothing. */
export async function countAll<Kind>(
  db: Db,
  countings: readonly Counting<Kind>[],
  now: Instant,
): Promise<Result<undefined, { kind: Kind; secondsToWait: number }>> {
  try {
    await db.transaction(async (tx) => {
      for (const { kind, key, limit } of countings) {
        const counted = 'perMinute' in limit ? await takeFrom(tx, key, limit, now) : await consume(tx, key, limit)
        if (!counted.ok) throw new Refused(kind, counted.secondsToWait)
      }
    })
    return done(undefined)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return refused({ kind: error.kind as Kind, secondsToWait: error.secondsToWait })
  }
}

/** Takes back what the transaction has counted. */
class Refused extends Error {
  readonly kind: unknown
  readonly secondsToWait: number

  constructor(kind: unknown, secondsToWait: number) {
    super('A limit refused.')
    this.kind = kind
    this.secondsToWait = secondsToWait
  }
}

/** Removes what has been counted long enough. */
export async function forgetCounts(db: Db, now: Instant): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date(now.epochMilliseconds)))
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
