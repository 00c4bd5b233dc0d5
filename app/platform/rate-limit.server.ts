import { createHash } from 'node:crypto'
import { eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../lib/instant.ts'
import { done, type Result, refused } from '../lib/result.ts'
import type { Bucket } from './bucket.ts'
import type { Db } from './database.server.ts'
import { inBatches } from './in-batches.server.ts'
import { executePrepared } from './prepared.server.ts'
import { rateLimits } from './tables.ts'

/** At most `points` requests in `seconds`, counted from the first one. */
export type Limit = { points: number; seconds: number }

export type Counted = { ok: true } | { ok: false; secondsToWait: number }

/**
 * One of several limits for a request. `kind` names the limit that refuses. The key says what is counted and for whom
 * (`leads of number +628…`); the table holds the hash of the key.
 */
export type Counting<Kind> = { kind: Kind; key: string; limit: Limit | Bucket }

type Options = {
  /**
   * A crash of the database in the next moments may forget the count, so the request does not wait for the disk. Not inside a
   * transaction: there it would apply to everything that the transaction writes.
   */
  mayBeLost?: boolean
  /** Where this condition is true, the request passes and is not counted. */
  unless?: SQL
}

/**
 * Counts a request under all these limits. When one limit refuses, the request is counted under none of them. All instances
 * share the counts. Exception: when a key is new and too many requests arrive for it at the same moment, the refused ones
 * are still counted under the other keys.
 */
export async function countAll<Kind>(
  db: Db,
  countings: readonly Counting<Kind>[],
  now: Instant,
  options: Options = {},
): Promise<Result<undefined, { kind: Kind; secondsToWait: number }>> {
  const [full] = await executePrepared<{ place: number; wait: number }>(db, countStatement(countings, now, options))
  const counting = full && countings[full.place]
  return counting ? refused({ kind: counting.kind, secondsToWait: Math.max(1, Math.ceil(full.wait)) }) : done(undefined)
}

/** Counts one more request for the key and says whether the limit allows it. */
export async function count(db: Db, key: string, limit: Limit | Bucket, now: Instant): Promise<Counted> {
  const counted = await countAll(db, [{ kind: 'only', key, limit }], now)
  return counted.ok ? { ok: true } : { ok: false, secondsToWait: counted.refusal.secondsToWait }
}

/** Says whether the bucket of the key allows a request, and counts nothing. */
export async function peek(db: Db, key: string, bucket: Bucket, now: Instant): Promise<Counted> {
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, hashed(key)))
  const missing = (row?.expire.getTime() ?? 0) - now.epochMilliseconds - ruleOf(bucket).fullAfter / 1000
  return missing <= 0 ? { ok: true } : { ok: false, secondsToWait: Math.ceil(missing / 1000) }
}

/** Deletes expired counts. Those that a request is changing are in use again. */
export function forgetCounts(db: Db, now: Instant): Promise<void> {
  const { key, expire } = rateLimits
  return inBatches(async (most) => {
    const expired = db
      .select({ key })
      .from(rateLimits)
      .where(lt(expire, new Date(now.epochMilliseconds)))
      .orderBy(expire)
      .limit(most)
      .for('update', { skipLocked: true })
    return (await db.delete(rateLimits).where(inArray(key, expired)).returning({ key })).length
  })
}

/**
 * How a limit reads and changes its row. All times are in microseconds from now, as whole numbers, because many small
 * steps are added up. A row refuses when it expires later than `fullAfter` and has at least `fullPoints`. The first count
 * lasts for `first`; each later count moves the expiry by `added`.
 */
type Rule = { fullPoints: number; fullAfter: number; first: number; added: number }

/** The row of a bucket expires when the bucket is full again. Its points do not matter. */
function ruleOf(limit: Limit | Bucket): Rule {
  if ('points' in limit) return { fullPoints: limit.points, fullAfter: 0, first: limit.seconds * 1_000_000, added: 0 }
  const refill = Math.ceil(60_000_000 / limit.perMinute)
  return { fullPoints: 0, fullAfter: (limit.burst - 1) * refill, first: refill, added: refill }
}

/** Ends the transaction of this statement without waiting for the disk. */
const withoutDisk = sql`, set_config('synchronous_commit', 'off', true) as durability`

/**
 * One statement: a request costs one round trip, however many limits apply. It locks all keys in one order before it reads a row,
 * so that two requests with several shared keys cannot deadlock. Locks on rows are not enough: a new key has no row yet.
 */
function countStatement(countings: readonly Counting<unknown>[], now: Instant, { mayBeLost, unless }: Options): SQL {
  const rules = countings.map(({ key, limit }, place) => ({ place, key: hashed(key), ...ruleOf(limit) }))
  return sql`
    with wanted as materialized (
      select place, key, "fullPoints" as full_points, clock.now, clock.now + first * microsecond as expire,
        clock.now + "fullAfter" * microsecond as full_after, added * microsecond as added,
        pg_advisory_xact_lock(hashtext('rate_limits'), hashtext(key))::text as locked ${mayBeLost ? withoutDisk : sql``}
      from (
          select * from json_to_recordset(${JSON.stringify(rules)}::json)
            as rule (place int, key text, "fullPoints" int, "fullAfter" float8, first float8, added float8)
            ${unless ? sql`where not ${unless}` : sql``}
          order by hashtext(key)
        ) as in_order,
        (select ${now.toString()}::timestamp as now, interval '1 microsecond' as microsecond) as clock
    ), held as materialized (
      select key, points, expire from ${rateLimits} where key = any(array(select key from wanted)) for update
    ), refusing as (
      select place, held.expire - full_after as wait from held join wanted using (key)
      where held.expire > full_after and points >= full_points
    ), changed as (
      insert into ${rateLimits} as counted (key, points, expire)
      select key, 1, expire from wanted where not exists (select from refusing)
      on conflict (key) do update set (points, expire) = (
        select case when counted.expire <= now then 1 else counted.points + 1 end,
          case when counted.expire <= now then excluded.expire else counted.expire + added end
        from wanted where wanted.key = excluded.key
      )
      returning key, points, expire
    ), too_many as (
      select place, changed.expire - full_after - added as wait from changed join wanted using (key)
      where changed.expire > full_after + added and points > full_points
    )
    select place, extract(epoch from wait)::float8 as wait
    from (select * from refusing union all select * from too_many) as full_limits order by place limit 1`
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
