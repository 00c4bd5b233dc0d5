import { randomUUID } from 'node:crypto'
import { eq, type SQL } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { rowInserter } from '../../platform/insert-rows.server.ts'
import type { ConsentVersion } from './consent.ts'
import { consents, consentWithdrawals } from './tables.ts'

/** Records the consent given with the request of this reference. Call it in the request's transaction. */
export async function recordConsent(tx: Db, reference: string, textVersion: ConsentVersion, now: Instant): Promise<void> {
  await tx.execute(consentInsert(reference, textVersion, now))
}

const insertConsents = rowInserter(consents)

export function consentInsert(reference: string, textVersion: ConsentVersion, now: Instant): SQL {
  return insertConsents([{ id: randomUUID(), reference, textVersion, givenAt: now }])
}

/** Withdraws the consents of a request. Withdrawing twice changes nothing more. */
export async function withdrawConsent(tx: Db, reference: string, now: Instant): Promise<void> {
  const given = await tx.select({ id: consents.id }).from(consents).where(eq(consents.reference, reference))
  for (const { id } of given) {
    await tx.insert(consentWithdrawals).values({ consentId: id, by: 'visitor', at: now }).onConflictDoNothing()
  }
}
