import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type Car, isOnSale } from '../../core/cars/car.ts'
import { findCar } from '../../core/cars/catalogue.server.ts'
import { recordConsent } from '../../core/consent/consent.server.ts'
import { currentConsent } from '../../core/consent/consent.ts'
import { calendarOf, type Dealer, sells } from '../../core/dealers/dealer.ts'
import { findDealer } from '../../core/dealers/dealers.server.ts'
import { afterOpenMinutes } from '../../core/dealers/opening-hours.ts'
import { hashOf, tokenOf } from '../../core/leads/private-address.server.ts'
import { writeMessage } from '../../core/messages/messages.server.ts'
import { dayIn, momentOf } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import { referenceBytes, referenceFrom } from '../../lib/reference.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import type { FieldRefusal } from './booking.ts'
import type { BookingForm } from './booking-form.server.ts'
import { lockDay, readSlots } from './diary.server.ts'
import { lockPhone, tooManyOpen } from './open-drives.server.ts'
import { chosenColour } from './place.ts'
import { nearestSlots, type Slot } from './slots.ts'
import { testDriveEvents, testDrivePlaces, testDriveRequests, testDrives } from './tables.ts'
import { requestedMessage } from './test-drive.message.ts'

/** Now, and where the site can be reached from a message. */
export type Circumstances = { now: Instant; publicUrl: string }

/** Why a correctly filled form does not become a test drive. */
export type BookingRefusal =
  | { kind: 'field'; field: 'vehicle' | 'dealer'; refusal: FieldRefusal }
  | { kind: 'slot-gone'; taken: boolean; wanted: Instant; dealer: Dealer; alternatives: readonly Slot[] }
  /** The same form was sent before, with other content. */
  | { kind: 'form-used'; token: string }
  /** Somebody with this phone number already has this place. */
  | { kind: 'place-is-yours' }
  /** This phone number has as many drives ahead of it as one may have. */
  | { kind: 'too-many'; limit: 'day' | 'altogether'; count: number; references: readonly string[] }

type Booking = Omit<BookingForm, 'vehicle' | 'dealer'> & { car: Car; dealer: Dealer; from: Instant }
type Answer = Result<{ token: string }, BookingRefusal>

/** Takes a place in the dealer's diary: once, however often and from however many sides the form is sent. */
export async function bookTestDrive(db: Db, form: BookingForm, at: Circumstances): Promise<Answer> {
  const car = await findCar(db, form.vehicle)
  if (!car) return refused({ kind: 'field', field: 'vehicle', refusal: 'vehicle-unknown' })
  if (!isOnSale(car)) return refused({ kind: 'field', field: 'vehicle', refusal: 'vehicle-not-on-sale' })
  const dealer = await findDealer(db, form.dealer)
  if (!dealer || !sells(dealer)) return refused({ kind: 'field', field: 'dealer', refusal: 'dealer-unknown' })
  if (!sells(dealer, car.class)) return refused({ kind: 'field', field: 'dealer', refusal: 'dealer-sells-other-cars' })

  const colour = form.colour && chosenColour(car, form.colour)
  const booking = { ...form, colour, car, dealer, from: momentOf(form.day, form.minutes, calendarOf(dealer).zone) }
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `test drive form ${hashOf(form.key)}`)
    await lockPhone(tx, form.contact.phone)
    await lockDay(tx, dealer, dayIn(booking.from, calendarOf(dealer).zone))
    return (await repeatedRequest(tx, booking)) ?? (await samePlaceAgain(tx, booking, at)) ?? (await takePlace(tx, booking, at))
  })
}

/** The answer to a form that was sent before: a double click, a retry after a lost answer, back and again. */
async function repeatedRequest(tx: Db, booking: Booking): Promise<Answer | null> {
  const [earlier] = await tx
    .select()
    .from(testDriveRequests)
    .where(eq(testDriveRequests.keyHash, hashOf(booking.key)))
  if (!earlier) return null
  const token = tokenOf(booking.key)
  return earlier.content === contentOf(booking) ? done({ token }) : refused({ kind: 'form-used', token })
}

/** The answer to a fresh form for a place the same person has already. */
async function samePlaceAgain(tx: Db, booking: Booking, { now }: Circumstances): Promise<Answer | null> {
  const { car, dealer, from, contact } = booking
  const [drive] = await tx
    .select({ id: testDrives.id, name: testDrives.name, email: testDrives.email })
    .from(testDrives)
    .innerJoin(testDrivePlaces, eq(testDrivePlaces.testDriveId, testDrives.id))
    .where(
      and(
        eq(testDrives.phone, contact.phone),
        eq(testDrives.vehicle, car.slug),
        eq(testDrivePlaces.dealerId, dealer.id),
        eq(testDrivePlaces.startsAt, from),
      ),
    )
  if (!drive) return null
  // A phone number can be known to others: only someone who knows everything that was typed is shown the booking.
  if (drive.name !== contact.name || drive.email !== contact.email) return refused({ kind: 'place-is-yours' })
  return done(await rememberRequest(tx, booking, drive.id, now))
}

async function takePlace(tx: Db, booking: Booking, at: Circumstances): Promise<Answer> {
  const { dealer, from, day } = booking
  const { diary, free } = await readSlots(tx, dealer, at.now, { days: [day] })
  const slot = free.find((each) => each.from.equals(from))
  if (!slot) return refused(await slotGone(tx, booking, at.now))
  const tooMany = await tooManyOpen(tx, { ...booking, zone: diary.calendar.zone }, diary.offer, at.now)
  if (tooMany) return refused(tooMany)
  const answerBy = afterOpenMinutes(diary.calendar, at.now, diary.offer.answerMinutes)
  const { id, reference } = await insertDrive(tx, booking, at.now)
  const place = { testDriveId: id, startsAt: slot.from, endsAt: slot.to }
  await tx.insert(testDrivePlaces).values({ ...place, dealerId: dealer.id })
  await tx.insert(testDriveEvents).values({ ...place, number: 1, kind: 'requested', answerBy, by: 'visitor', at: at.now })
  await recordConsent(tx, reference, currentConsent.testDrive, at.now)
  const { token } = await rememberRequest(tx, booking, id, at.now)
  const message = requestedMessage({ ...booking, id, reference, event: 1, slot, answerBy, token, publicUrl: at.publicUrl })
  await writeMessage(tx, message, at.now)
  return done({ token })
}

async function slotGone(tx: Db, { dealer, from }: Booking, now: Instant): Promise<BookingRefusal> {
  const { offered, free } = await readSlots(tx, dealer, now)
  const taken = offered.some((slot) => slot.from.equals(from))
  return { kind: 'slot-gone', taken, wanted: from, dealer, alternatives: nearestSlots(from, free, 3) }
}

async function insertDrive(tx: Db, { car, dealer, colour, contact }: Booking, now: Instant) {
  const drive = { id: randomUUID(), vehicle: car.slug, colour, dealerId: dealer.id, ...contact, createdAt: now }
  for (;;) {
    const reference = referenceFrom('TD', randomBytes(referenceBytes))
    const inserted = await tx
      .insert(testDrives)
      .values({ ...drive, reference })
      .onConflictDoNothing({ target: testDrives.reference })
      .returning({ id: testDrives.id })
    if (inserted.length > 0) return { id: drive.id, reference }
  }
}

async function rememberRequest(tx: Db, booking: Booking, testDriveId: string, now: Instant): Promise<{ token: string }> {
  const token = tokenOf(booking.key)
  const hashes = { keyHash: hashOf(booking.key), tokenHash: hashOf(token) }
  await tx.insert(testDriveRequests).values({ ...hashes, content: contentOf(booking), testDriveId, at: now })
  return { token }
}

function contentOf({ car, dealer, from, contact }: Booking): string {
  const content = [car.slug, dealer.id, from.toString(), contact.name, contact.phone, contact.email]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
