import { and, asc, eq, gt } from 'drizzle-orm'
import { clockTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { calendarOf, type Dealer } from '../../dealers/dealer.ts'
import { isOpenAt } from '../../dealers/open-now/open-state.ts'
import { regencyOf } from '../../dealers/regions.ts'
import { dealerChanged } from '../../dealers/search-dealers.server.ts'
import { dealers } from '../../dealers/tables.ts'
import type { LeadContext } from '../../leads/lead-context.ts'
import { leadByReference, recordEvent } from '../../leads/leads.server.ts'
import { leads } from '../../leads/tables.ts'
import { appointments } from '../tables.ts'
import { correctionWords } from '../words.ts'

/** An appointment that keeps its instant although its time was promised in the wrong zone: staff must call the visitor. */
export type MisreadAppointment = {
  reference: string
  name: string
  phone: string
  startsAt: Instant
  /** `09.30 WIB`, as promised. `reads`: the time in the correct zone. */
  promised: string
  reads: string
  /** True when the dealer is open then, by its hours in the correct zone. */
  open: boolean
}

/**
 * Moves a dealer to its correct regency. Its hours are local times and stay; appointments keep their instants. Each lead
 * whose appointment now shows another time gets a note in its history, and all these leads are returned. Call it inside
 * `changeContent`.
 */
export async function correctRegency(
  tx: Db,
  dealer: Dealer,
  regencyCode: string,
  context: LeadContext,
): Promise<MisreadAppointment[]> {
  const city = regencyOf(regencyCode).name.replace(/^(Kota|Kabupaten) /, '')
  await tx.update(dealers).set({ regencyCode, city }).where(eq(dealers.id, dealer.id))
  await dealerChanged(tx, dealer.slug)
  const misread = await misreadAppointments(tx, dealer, regencyCode, context.now)
  for (const { reference, promised, reads } of misread) {
    const lead = await leadByReference(tx, reference)
    if (lead) await recordEvent(tx, lead, { kind: 'noted', note: correctionWords(promised, reads), by: 'office' }, context)
  }
  return misread
}

/** The appointments that would show another time after a change of regency, next one first: a preview. */
export async function misreadAppointments(
  db: Db,
  dealer: Dealer,
  regencyCode: string,
  now: Instant,
): Promise<MisreadAppointment[]> {
  const [before, after] = [calendarOf(dealer), calendarOf({ ...dealer, regencyCode })]
  if (before.zone === after.zone) return []
  const rows = await db
    .select({ reference: leads.reference, name: leads.name, phone: leads.phone, startsAt: appointments.startsAt })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .where(and(eq(appointments.dealerId, dealer.id), gt(appointments.startsAt, now)))
    .orderBy(asc(appointments.startsAt))
  return rows.map((row) => ({
    ...row,
    promised: clockTime(row.startsAt, before.zone),
    reads: clockTime(row.startsAt, after.zone),
    open: isOpenAt(after, row.startsAt),
  }))
}
