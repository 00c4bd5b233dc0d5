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

/** Hashes with the secret of the installation: the few possible numbers cannot be tried without it. */
type Hash = (text: string) => string

/** How the register names what was erased. */
export type ErasedNames = {
  number: Hash
  /** Of the hash by which device proofs and blocks know a number. */
  proof: Hash
  /** Of the id of a chat. */
  chat: Hash
}

export async function erasedNames(db: Db, { officeSecret: given }: Secret): Promise<ErasedNames> {
  const secret = await officeSecret(db, given)
  const named = (kind: string) => (text: string) => createHmac('sha256', secret).update(`${kind} ${text}`).digest('hex')
  return { number: named('data subject'), proof: named('proof'), chat: named('chat') }
}

export async function numberHash(db: Db, environment: Secret): Promise<Hash> {
  return (await erasedNames(db, environment)).number
}
