import type { LeadOf } from '../../core/leads/lead.ts'
import { readMaintenance } from '../../core/maintenance/maintenance.server.ts'
import { nextVisitOn } from '../../core/maintenance/maintenance.ts'
import { todayAt } from '../../core/maintenance/owned-car/today.ts'
import type { Db } from '../../platform/database.server.ts'

/** The work that the form showed when the visit was booked; null for other services than the periodic one. */
export async function readBookedWork(db: Db, { payload, createdAt }: LeadOf<'service'>) {
  if (payload.type !== 'berkala') return null
  const maintenance = await readMaintenance(db)
  const { vehicle: model, variant, year, kilometres } = payload
  const next = nextVisitOn(todayAt(createdAt), maintenance, { model, variant, year, kilometres })
  return { next, freeLabour: maintenance.freeLabour }
}
