import { and, eq, gt, lte } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Device } from '../../platform/device.server.ts'
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

export async function forgetOwnNumbers(db: Db, now: Instant): Promise<void> {
  await db.delete(ownNumbers).where(lte(ownNumbers.at, oldest(now)))
}

const oldest = (now: Instant): Instant => now.subtract({ hours: goodForHours })

export const hashOfNumber = (phone: string): string => hashOf(`number ${phone}`)
