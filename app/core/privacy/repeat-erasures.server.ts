import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import { leads, people } from '../leads/tables.ts'
import { eraseFiles, eraseFromStores } from './erase.server.ts'
import { type NumberHash, numberHash } from './subject.server.ts'
import { privacyRequests } from './tables.ts'

/** Persons read at once. */
const personsAtOnce = 1000

/**
 * Erases again what a restored backup has brought back: leads of an erased number that are older than its erasure. A person
 * who came back later keeps the new ones. Returns how many persons were found.
 */
export async function repeatErasures(
  db: Db,
  environment: Pick<Environment, 'officeSecret' | 'dataDir'>,
  now: Instant,
): Promise<number> {
  const erasedAt = await readErasures(db)
  if (erasedAt.size === 0) return 0
  const hashOf = await numberHash(db, environment)
  let found = 0
  for (let last = ''; ; ) {
    const persons = await db
      .select({ phone: people.phone })
      .from(people)
      .where(gt(people.phone, last))
      .orderBy(asc(people.phone))
      .limit(personsAtOnce)
    for (const { phone } of persons) if (await eraseAgain(db, { phone, hashOf, erasedAt }, now)) found += 1
    const end = persons.at(-1)
    if (!end || persons.length < personsAtOnce) break
    last = end.phone
  }
  if (found > 0) await eraseFiles(db, environment.dataDir)
  return found
}

/** The last erasure of each number, by its hash. */
async function readErasures(db: Db): Promise<ReadonlyMap<string, Instant>> {
  const { subjectHash, erasedAt } = privacyRequests
  const rows = await db.select({ subjectHash, erasedAt }).from(privacyRequests).where(isNotNull(erasedAt)).orderBy(asc(erasedAt))
  return new Map(rows.flatMap((row) => (row.erasedAt ? [[row.subjectHash, row.erasedAt]] : [])))
}

type Erasures = { phone: string; hashOf: NumberHash; erasedAt: ReadonlyMap<string, Instant> }

async function eraseAgain(db: Db, { phone, hashOf, erasedAt }: Erasures, now: Instant): Promise<boolean> {
  const hash = hashOf(phone)
  const at = erasedAt.get(hash)
  if (!at) return false
  const older = await db
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(and(eq(leads.phone, phone), lt(leads.createdAt, at)))
  if (older.length === 0) return false
  const hasNewer = (await db.$count(leads, eq(leads.phone, phone))) > older.length
  // With newer leads, what belongs to the number itself may be new too.
  const subject = { phone: hasNewer ? null : phone, numberHash: hash, leads: older }
  await db.transaction((tx) => eraseFromStores(tx, subject, now))
  return true
}
