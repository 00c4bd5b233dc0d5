import { and, asc, eq, gt } from 'drizzle-orm'
import { clockTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { calendarOf, type Dealer } from '../../dealers/dealer.ts'
import { isOpenAt } from '../../dealers/open-now/open-state.ts'
import { regencyOf } from '../../dealers/regions.ts'
import { dealers } from '../../dealers/tables.ts'
import type { LeadContext } from '../../leads/lead-context.ts'
import { leadByReference, recordEvent } from '../../leads/leads.server.ts'
import { leads } from '../../leads/tables.ts'
import { appointments } from '../tables.ts'
import { correctionWords } from '../words.ts'

/** An appointment whose moment stays, though the clock it was promised by was the wrong one: somebody has to call. */
export type MisreadAppointment = {
  reference: string
  name: string
  phone: string
  startsAt: Instant
  /** `09.30 WIB`, as it was promised, and what the right clock shows at that moment. */
  promised: string
  reads: string
  /** Whether the outlet is open then, by its hours on the right clock. */
  open: boolean
}

/**
 * Puts an outlet into the regency it is really in. Its hours are wall-clock hours and hold there; what is booked stays at
 * its moment. Each lead whose appointment reads otherwise by the new clock is told so in its history, and all of them are
 * given back. Call it inside `changeContent`.
 */
export async function correctRegency(
  tx: Db,
  dealer: Dealer,
  regencyCode: string,
  context: LeadContext,
): Promise<MisreadAppointment[]> {
  const city = regencyOf(regencyCode).name.replace(/^(Kota|Kabupaten) /, '')
  await tx.update(dealers).set({ regencyCode, city }).where(eq(dealers.id, dealer.id))
  const misread = await misreadAppointments(tx, dealer, regencyCode, context.now)
  for (const { reference, promised, reads } of misread) {
    const lead = await leadByReference(tx, reference)
    if (lead) await recordEvent(tx, lead, { kind: 'noted', note: correctionWords(promised, reads), by: 'office' }, context)
  }
  return misread
}

/** Those a change of regency would leave with another reading of the clock, the next one first: for a look beforehand. */
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
