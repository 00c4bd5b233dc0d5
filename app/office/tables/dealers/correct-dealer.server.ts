import { asc, eq } from 'drizzle-orm'
import {
  correctRegency,
  type MisreadAppointment,
  misreadAppointments,
} from '~/core/appointments/zone-correction/correct-regency.server.ts'
import { changeContent } from '~/core/content/content.server.ts'
import { dealerFrom } from '~/core/dealers/dealer.ts'
import { readHolidays } from '~/core/dealers/holidays/holiday-store.server.ts'
import { regencies } from '~/core/dealers/regions.ts'
import { dealers } from '~/core/dealers/tables.ts'
import type { LeadContext } from '~/core/leads/lead-context.ts'
import { recordAudit } from '~/core/staff/audit.server.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Db } from '~/platform/database.server.ts'

/** An appointment whose visitor was promised another time. Without name and telephone: the reference leads to the request. */
export type Misread = Pick<MisreadAppointment, 'reference' | 'promised' | 'reads' | 'open'> & { startsAt: string }

export function dealerChoices(db: Db, _: Grant<'content:read'>) {
  const { id, name, city, regencyCode } = dealers
  return db.select({ id, name, city, regencyCode }).from(dealers).orderBy(asc(name), asc(id))
}

/** The appointments that would show another time. Null for an unknown dealer or regency. */
export async function previewCorrection(
  db: Db,
  _: Grant<'prices:edit'>,
  { dealer, regency }: Correction,
  { now }: Pick<LeadContext, 'now'>,
): Promise<Misread[] | null> {
  const found = await findRow(db, dealer, regency)
  return found && (await misreadAppointments(db, found, regency, now)).map(withoutContact)
}

type Correction = { dealer: string; regency: string }

/** Moves a dealer to its correct regency. Returns the appointments whose visitors must be called. */
export async function correctDealer(
  db: Db,
  grant: Grant<'prices:edit'>,
  { dealer, regency }: Correction,
  context: LeadContext,
): Promise<Misread[] | null> {
  return db.transaction(async (tx) => {
    const found = await findRow(tx, dealer, regency)
    if (!found) return null
    const misread = await changeContent(tx, (inner) => correctRegency(inner, found, regency, context))
    const subject = { kind: 'dealer', id: dealer }
    const values = {
      before: { regency: found.regencyCode },
      after: { regency, misread: misread.map(({ reference }) => reference) },
    }
    await recordAudit(tx, grant, { action: 'table-saved', subject, ...values }, context.now)
    return misread.map(withoutContact)
  })
}

async function findRow(db: Db, id: string, regency: string) {
  if (!regencies.some(({ code }) => code === regency)) return null
  const [row] = await db.select().from(dealers).where(eq(dealers.id, id)).for('update')
  return row ? dealerFrom(row, await readHolidays(db)) : null
}

const withoutContact = ({ reference, promised, reads, open, startsAt }: MisreadAppointment): Misread => ({
  ...{ reference, promised, reads, open, startsAt: startsAt.toString() },
})
