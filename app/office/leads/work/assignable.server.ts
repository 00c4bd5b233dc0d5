import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Grant } from '../../../core/staff/grant.ts'
import { staff, staffDealers } from '../../../core/staff/tables.ts'
import type { Db } from '../../../platform/database.server.ts'

/** Employees to whom leads of the grant's dealers may be assigned: of these dealers, of the call centre, administrators. */
export function assignable(db: Db, { scope }: Grant): Promise<{ id: string; name: string }[]> {
  const ofDealers =
    scope === 'all'
      ? eq(staff.role, 'dealer')
      : inArray(
          staff.id,
          db
            .select({ id: staffDealers.staffId })
            .from(staffDealers)
            .where(inArray(staffDealers.dealerId, [...scope, ''])),
        )
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(isNull(staff.leftAt), or(inArray(staff.role, ['administrator', 'call-centre']), ofDealers)))
    .orderBy(asc(staff.name), asc(staff.id))
}
