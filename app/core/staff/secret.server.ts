import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/database.server.ts'
import { staffSecrets } from './tables.ts'

/** The secret of the office from the environment, or the stored one. The first call stores a new one; instances share it. */
export async function officeSecret(db: Db, given: string | undefined): Promise<string> {
  if (given) return given
  await db
    .insert(staffSecrets)
    .values({ id: 1, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [stored] = await db.select().from(staffSecrets)
  if (!stored) throw new Error('The secret of the office was not stored.')
  return stored.secret
}
