import { asc, eq, type InferSelectModel } from 'drizzle-orm'
import { findCar } from '../../core/cars/catalogue.server.ts'
import { calendarOf, type Dealer } from '../../core/dealers/dealer.ts'
import { dealerById } from '../../core/dealers/dealers.server.ts'
import { afterOpenMinutes } from '../../core/dealers/opening-hours.ts'
import { hashOf } from '../../core/leads/private-address.server.ts'
import { writeMessage } from '../../core/messages/messages.server.ts'
import { dayIn } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Circumstances } from './booking.server.ts'
import { lockDay, readSlots } from './diary.server.ts'
import { can, type Drive, type DriveEvent, eventKinds, lastEvent } from './drive.ts'
import { type Pictured, pictured } from './pictured.ts'
import { testDriveEvents, testDrivePlaces, testDriveRequests, testDrives } from './tables.ts'
import { cancelledMessage, movedMessage } from './test-drive.message.ts'

export type FoundDrive = { drive: Drive; dealer: Dealer; car: Pictured }

/** The test drive behind a private address, or null. */
export async function findTestDrive(db: Db, token: string): Promise<FoundDrive | null> {
  const [row] = await db
    .select({ drive: testDrives })
    .from(testDriveRequests)
    .innerJoin(testDrives, eq(testDrives.id, testDriveRequests.testDriveId))
    .where(eq(testDriveRequests.tokenHash, hashOf(token)))
  if (!row) return null
  const drive = await withHistory(db, row.drive)
  const car = await findCar(db, drive.vehicle)
  if (!car) throw new Error(`The car of test drive ${drive.reference} left the catalogue.`)
  return { drive, dealer: await dealerById(db, drive.dealerId), car: pictured(car, drive.colour) }
}

export type MoveRefusal = 'unknown' | 'not-possible' | 'slot-gone'

/** Gives up the present place and takes another one at the same dealer, or changes nothing. */
export async function moveTestDrive(db: Db, token: string, to: Instant, at: Circumstances): Promise<Result<Drive, MoveRefusal>> {
  return db.transaction(async (tx) => {
    const found = await findForUpdate(tx, token)
    if (!found) return refused('unknown')
    const { drive } = found
    if (!can('move', drive, at.now)) return refused('not-possible')
    if (lastEvent(drive).slot.from.equals(to)) return done(drive)
    const { diary, slot } = await freeSlotAt(tx, found, to, at.now)
    if (!slot) return refused('slot-gone')
    const answerBy = afterOpenMinutes(diary.calendar, at.now, diary.offer.answerMinutes)
    await tx
      .update(testDrivePlaces)
      .set({ startsAt: slot.from, endsAt: slot.to })
      .where(eq(testDrivePlaces.testDriveId, drive.id))
    const event = await record(tx, drive, { kind: 'moved', slot, answerBy, by: 'visitor', at: at.now })
    await writeMessage(tx, movedMessage({ ...factsFor(found, token, event, at), slot, answerBy }), at.now)
    return done(drive)
  })
}

/** Gives the place back. Cancelling twice is cancelling once. */
export async function cancelTestDrive(
  db: Db,
  token: string,
  at: Circumstances,
): Promise<Result<Drive, 'unknown' | 'not-possible'>> {
  return db.transaction(async (tx) => {
    const found = await findForUpdate(tx, token)
    if (!found) return refused('unknown')
    const { drive } = found
    const { kind, slot } = lastEvent(drive)
    if (kind === 'cancelled') return done(drive)
    if (!can('cancel', drive, at.now)) return refused('not-possible')
    await tx.delete(testDrivePlaces).where(eq(testDrivePlaces.testDriveId, drive.id))
    const event = await record(tx, drive, { kind: 'cancelled', slot, answerBy: null, by: 'visitor', at: at.now })
    await writeMessage(tx, cancelledMessage({ ...factsFor(found, token, event, at), slot }), at.now)
    return done(drive)
  })
}

/** Two changes of one drive at the same time happen one after the other. */
async function findForUpdate(tx: Db, token: string): Promise<FoundDrive | null> {
  const found = await findTestDrive(tx, token)
  if (!found) return null
  await tx.select({ id: testDrives.id }).from(testDrives).where(eq(testDrives.id, found.drive.id)).for('update')
  return findTestDrive(tx, token)
}

async function freeSlotAt(tx: Db, { drive, dealer }: FoundDrive, from: Instant, now: Instant) {
  const day = dayIn(from, calendarOf(dealer).zone)
  await lockDay(tx, dealer, day)
  const { diary, free } = await readSlots(tx, dealer, now, { days: [day], except: drive.id })
  return { diary, slot: free.find((each) => each.from.equals(from)) }
}

/** Returns the event's number. */
async function record(tx: Db, drive: Drive, { slot, ...event }: DriveEvent): Promise<number> {
  const number = drive.history.length + 1
  await tx.insert(testDriveEvents).values({ ...event, testDriveId: drive.id, number, startsAt: slot.from, endsAt: slot.to })
  return number
}

function factsFor({ drive, dealer, car }: FoundDrive, token: string, event: number, { publicUrl }: Circumstances) {
  return { id: drive.id, reference: drive.reference, contact: drive, dealer, car, token, event, publicUrl }
}

async function withHistory(db: Db, row: InferSelectModel<typeof testDrives>): Promise<Drive> {
  const rows = await db
    .select()
    .from(testDriveEvents)
    .where(eq(testDriveEvents.testDriveId, row.id))
    .orderBy(asc(testDriveEvents.number))
  const [first, ...later] = rows.map(eventOf)
  if (!first) throw new Error(`Test drive ${row.reference} has no history.`)
  return { ...row, history: [first, ...later] }
}

function eventOf({ kind, startsAt, endsAt, answerBy, by, at }: InferSelectModel<typeof testDriveEvents>): DriveEvent {
  const known = eventKinds.find((each) => each === kind)
  if (!known) throw new Error(`"${kind}" is no event of a test drive.`)
  return { kind: known, slot: { from: startsAt, to: endsAt }, answerBy, by, at }
}
