import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import { runTogether } from '../../platform/run-together.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import { addressInsert } from './leads.server.ts'
import { tokenOf } from './private-address.server.ts'
import type { Source } from './source.ts'
import { leadRequests } from './tables.ts'

/** The same form was sent before, with other content; `token` leads to what it became. */
export type FormUsed = { kind: 'form-used'; token: string }

/** A correct form as it goes to its use case. `notes` tell an employee what could not be checked. */
export type Submission<Form> = Form & { key: string; source: Source; notes: readonly string[] }

/** A form about to become a lead: its secret key, and everything it says that makes it this request and no other. */
export type Submit = { key: string; content: readonly unknown[] }

/**
 * Turns a form into a lead once, however often and from however many sides it is sent: a double click, a retry
 * after a lost answer, back and again. `make` runs in the transaction and answers with the lead's id; `token` is
 * the private address the lead will have.
 */
export function submitOnce<Refusal>(
  db: Db,
  { key, content }: Submit,
  now: Instant,
  make: (tx: Db, token: string) => Promise<Result<string, Refusal>>,
): Promise<Result<{ token: string }, Refusal | FormUsed>> {
  const [keyHash, token, digest] = [hashOf(key), tokenOf(key), digestOf(content)]
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `form ${keyHash}`)
    const [earlier] = await tx.select().from(leadRequests).where(eq(leadRequests.keyHash, keyHash))
    if (earlier) return earlier.content === digest ? done({ token }) : refused({ kind: 'form-used' as const, token })
    const made = await make(tx, token)
    if (!made.ok) return made
    const request = tx.insert(leadRequests).values({ keyHash, content: digest, leadId: made.value, at: now })
    await runTogether(tx, [request.getSQL(), addressInsert(tx, made.value, token, now)])
    return done({ token })
  })
}

/** The lead a form became when it was sent before, or null: its own place counts as free for it. */
export async function leadIdOfForm(db: Db, key: string): Promise<string | null> {
  const [earlier] = await db
    .select({ id: leadRequests.leadId })
    .from(leadRequests)
    .where(eq(leadRequests.keyHash, hashOf(key)))
  return earlier?.id ?? null
}

function digestOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
