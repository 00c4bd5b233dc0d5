import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { AppointmentKind } from '../../../core/appointments/offer.ts'
import type { Taken } from '../../../core/appointments/slots.ts'
import { appointments } from '../../../core/appointments/tables.ts'
import { leads } from '../../../core/leads/tables.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'

export type Booked = Taken & { reference: string }

/** The appointments of a dealer that have not begun, the earliest booking first. */
export function futureAppointments(db: Db, dealerId: string, kind: AppointmentKind, now: Instant): Promise<Booked[]> {
  const { startsAt: from, endsAt: to } = appointments
  const vehicle = sql<string | null>`${leads.payload}->>'vehicle'`
  return db
    .select({ reference: leads.reference, from, to, vehicle })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .where(and(eq(appointments.dealerId, dealerId), eq(appointments.kind, kind), gt(from, now)))
    .orderBy(asc(leads.createdAt), asc(leads.reference))
}
