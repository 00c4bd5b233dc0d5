import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import type { Staff } from './grant.ts'
import { roles } from './roles.ts'
import { staff, staffDealers, staffVerifications } from './tables.ts'

type Row = Pick<typeof staff.$inferSelect, 'id' | 'name' | 'email' | 'role'>

/** An employee who has not left. Null for an unknown id. */
export async function findStaff(db: Db, id: string): Promise<Staff | null> {
  const rows = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.leftAt)))
  const [found] = await withDealers(db, rows)
  return found ?? null
}

/** Every employee who has not left, by name. */
export async function listStaff(db: Db): Promise<Staff[]> {
  return withDealers(db, await db.select().from(staff).where(isNull(staff.leftAt)).orderBy(asc(staff.name), asc(staff.id)))
}

/** Ends what an employee has open beside sessions: links to set a password, sign-ins before the second factor, trusted devices. */
export async function forgetVerifications(db: Db, staffId: string): Promise<void> {
  await db.delete(staffVerifications).where(eq(staffVerifications.value, staffId))
}

async function withDealers(db: Db, rows: readonly Row[]): Promise<Staff[]> {
  const ids = rows.map(({ id }) => id)
  const dealers = ids.length > 0 ? await db.select().from(staffDealers).where(inArray(staffDealers.staffId, ids)) : []
  return rows.flatMap(({ id, name, email, role }) => {
    const known = roles.find((each) => each === role)
    const dealerIds = dealers.filter(({ staffId }) => staffId === id).map(({ dealerId }) => dealerId)
    return known ? [{ id, name, email, role: known, dealerIds }] : []
  })
}
