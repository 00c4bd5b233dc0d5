import { and, asc, eq, gt } from 'drizzle-orm'
import type { Contact } from '../../core/leads/contact.ts'
import { dayIn } from '../../lib/day.ts'
import type { Day, Instant } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import type { Offer } from './slots.ts'
import { testDrivePlaces, testDrives } from './tables.ts'

/** Requests with one phone number are counted one after the other. */
export async function lockPhone(tx: Db, phone: string): Promise<void> {
  await lockUntilCommit(tx, `test drives of ${phone}`)
}

type Wish = { contact: Contact; day: Day; zone: Zone }

/** Why this phone number gets no further drive, or null; the references of a booking are for whoever made it only. */
export async function tooManyOpen(tx: Db, { contact, day, zone }: Wish, offer: Offer, now: Instant) {
  const open = await openDrives(tx, contact.phone, now)
  const thatDay = open.filter(({ startsAt }) => dayIn(startsAt, zone).equals(day))
  if (open.length < offer.openAltogether && thatDay.length < offer.openPerDay) return null
  const own = open.filter(({ name, email }) => name === contact.name && email === contact.email)
  const limit = open.length < offer.openAltogether ? ('day' as const) : ('altogether' as const)
  return { kind: 'too-many' as const, limit, count: offer[limits[limit]], references: own.map(({ reference }) => reference) }
}

const limits = { day: 'openPerDay', altogether: 'openAltogether' } as const

function openDrives(tx: Db, phone: string, now: Instant) {
  const { reference, name, email } = testDrives
  return tx
    .select({ reference, name, email, startsAt: testDrivePlaces.startsAt })
    .from(testDrives)
    .innerJoin(testDrivePlaces, eq(testDrivePlaces.testDriveId, testDrives.id))
    .where(and(eq(testDrives.phone, phone), gt(testDrivePlaces.startsAt, now)))
    .orderBy(asc(testDrivePlaces.startsAt))
}
