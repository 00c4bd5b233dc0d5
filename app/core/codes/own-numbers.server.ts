import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Device } from '../../platform/device.server.ts'
import { inBatches } from '../../platform/in-batches.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import { ownNumbers } from './tables.ts'

const goodForHours = 180 * 24

/** True when this device has proved in the last half year that a number is its owner's. */
export async function isOwnNumber(db: Db, deviceId: string, phone: string, now: Instant): Promise<boolean> {
  const proof = and(
    eq(ownNumbers.deviceHash, deviceId),
    eq(ownNumbers.numberHash, hashOfNumber(phone)),
    gt(ownNumbers.at, oldest(now)),
  )
  return (await db.$count(ownNumbers, proof)) > 0
}

/**
 * Records that a code has proved a number. The device gets a new secret, so that somebody who knew the earlier secret does
 * not share this proof.
 */
export async function recordOwnNumber(db: Db, device: Device, phone: string, now: Instant): Promise<void> {
  const earlier = device.id()
  const deviceHash = device.renew()
  await db.transaction(async (tx) => {
    await tx.update(ownNumbers).set({ deviceHash }).where(eq(ownNumbers.deviceHash, earlier))
    await tx
      .insert(ownNumbers)
      .values({ deviceHash, numberHash: hashOfNumber(phone), at: now })
      .onConflictDoUpdate({ target: [ownNumbers.deviceHash, ownNumbers.numberHash], set: { at: now } })
  })
}

export const forgetOwnNumbers = (db: Db, now: Instant): Promise<void> => inBatches((most) => forgetProofs(db, oldest(now), most))

/** Deletes at most `most` proofs from before this instant. Returns how many. */
export async function forgetProofs(db: Db, before: Instant, most: number): Promise<number> {
  const { deviceHash, numberHash, at } = ownNumbers
  const old = db.select({ deviceHash, numberHash }).from(ownNumbers).where(lt(at, before)).orderBy(at).limit(most)
  // A proof that was renewed meanwhile stays.
  const isOld = and(lt(at, before), sql`(${deviceHash}, ${numberHash}) in (${old})`)
  return (await db.delete(ownNumbers).where(isOld).returning({ at })).length
}

const oldest = (now: Instant): Instant => now.subtract({ hours: goodForHours })

export const hashOfNumber = (phone: string): string => hashOf(`number ${phone}`)
