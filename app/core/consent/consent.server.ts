import { randomUUID } from 'node:crypto'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { ConsentVersion } from './consent.ts'
import { consents } from './tables.ts'

/** Records that whoever sent the request with this reference agreed to a text. Call it in the request's transaction. */
export async function recordConsent(tx: Db, reference: string, textVersion: ConsentVersion, now: Instant): Promise<void> {
  await tx.insert(consents).values({ id: randomUUID(), reference, textVersion, givenAt: now })
}
