import { createHmac } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import type { DataSubject } from '../../platform/personal-data.ts'
import { leads } from '../leads/tables.ts'
import { officeSecret } from '../staff/secret.server.ts'

type Secret = Pick<Environment, 'officeSecret'>

/** The person with this number and all its leads, the newest first. */
export async function subjectOf(db: Db, environment: Secret, phone: string): Promise<DataSubject> {
  const rows = await db
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(eq(leads.phone, phone))
    .orderBy(desc(leads.createdAt))
  const hashOf = await numberHash(db, environment)
  return { phone, numberHash: hashOf(phone), leads: rows }
}

/** Hashes numbers with the secret of the installation: the few possible numbers cannot be tried without it. */
export type NumberHash = (phone: string) => string

export async function numberHash(db: Db, { officeSecret: given }: Secret): Promise<NumberHash> {
  const secret = await officeSecret(db, given)
  return (phone) => createHmac('sha256', secret).update(`data subject ${phone}`).digest('hex')
}
