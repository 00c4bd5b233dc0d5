import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { dayIn } from '../../lib/day.ts'
import type { Day, Instant } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import { leads } from '../leads/tables.ts'
import type { AppointmentKind, Offer } from './offer.ts'
import { appointments } from './tables.ts'

type Person = { name: string; phone: string; email: string | null }

/** Lets requests with the same phone number run one after the other. */
export async function lockPhone(tx: Db, kind: AppointmentKind, phone: string): Promise<void> {
  await lockUntilCommit(tx, `${kind} of ${phone}`)
}

/** `moving`: the lead whose own appointment does not count, because it moves. */
export type Wish = { kind: AppointmentKind; contact: Person; day: Day; zone: Zone; moving?: string | undefined }

/** Why this phone number gets no more appointments, with the ones it has. */
export type TooMany = { kind: 'too-many'; limit: 'day' | 'altogether'; count: number; references: readonly string[] }

/** Null when one more is allowed. Show the references only to the person who made those requests. */
export async function tooManyOpen(tx: Db, wish: Wish, offer: Offer, now: Instant): Promise<TooMany | null> {
  const open = await openAppointments(tx, wish, now)
  const thatDay = open.filter(({ startsAt }) => dayIn(startsAt, wish.zone).equals(wish.day))
  if (open.length < offer.openAltogether && thatDay.length < offer.openPerDay) return null
  const own = open.filter(({ name, email }) => name === wish.contact.name && email === wish.contact.email)
  const limit = open.length < offer.openAltogether ? ('day' as const) : ('altogether' as const)
  return { kind: 'too-many', limit, count: offer[limits[limit]], references: own.map(({ reference }) => reference) }
}

const limits = { day: 'openPerDay', altogether: 'openAltogether' } as const

function openAppointments(tx: Db, { kind, contact, moving }: Wish, now: Instant) {
  const { reference, name, email } = leads
  const others = moving === undefined ? undefined : ne(leads.id, moving)
  return tx
    .select({ reference, name, email, startsAt: appointments.startsAt })
    .from(leads)
    .innerJoin(appointments, eq(appointments.leadId, leads.id))
    .where(and(eq(leads.phone, contact.phone), eq(appointments.kind, kind), gt(appointments.startsAt, now), others))
    .orderBy(asc(appointments.startsAt))
}
