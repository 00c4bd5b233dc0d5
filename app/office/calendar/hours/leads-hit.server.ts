import { appointmentKinds } from '../../../core/appointments/offer.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import type { Lead } from '../../../core/leads/lead.ts'
import { leadByReference } from '../../../core/leads/leads.server.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { futureAppointments } from './future-appointments.server.ts'
import { unfit } from './unfit.ts'

/** The leads whose appointments fitted before a change of a dealer and do not fit after it. */
export async function leadsHit(tx: Db, before: Dealer, after: Dealer, now: Instant): Promise<Lead[]> {
  const hits: Lead[] = []
  for (const reference of await referencesHit(tx, before, after, now)) {
    const lead = await leadByReference(tx, reference)
    if (lead) hits.push(lead)
  }
  return hits
}

/** Their references. */
export async function referencesHit(db: Db, before: Dealer, after: Dealer, now: Instant): Promise<string[]> {
  const hits: string[] = []
  for (const kind of appointmentKinds) {
    const booked = await futureAppointments(db, before.id, kind, now)
    const already = new Set(unfit(before, kind, booked).map(({ reference }) => reference))
    hits.push(...unfit(after, kind, booked).flatMap(({ reference }) => (already.has(reference) ? [] : [reference])))
  }
  return hits
}
