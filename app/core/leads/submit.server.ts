import { createHash } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { rowInserter } from '../../platform/insert-rows.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import { runPrepared } from '../../platform/prepared.server.ts'
import { isTaken, runTogether, type Statements } from '../../platform/run-together.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import type { LeadContext } from './lead-context.ts'
import { addressInsert, isReferenceTaken, type NewLead, prepareLead } from './leads.server.ts'
import { tokenOf } from './private-address.server.ts'
import type { Source } from './source.ts'
import { leadRequests } from './tables.ts'

/** The form was sent before with different content. `token` leads to the first request. */
export type FormUsed = { kind: 'form-used'; token: string }

/** A correct form on its way to its use case. `notes` tell an employee what could not be checked. */
export type Submission<Form> = Form & { key: string; source: Source; notes: readonly string[] }

/** A form before it becomes a lead: its secret key, and the content by which a repeated form is recognised. */
export type Submit = { key: string; content: readonly unknown[] }

type Submitted = Result<{ token: string }, FormUsed>

/**
 * Turns a form into a lead exactly once, however often it is sent: by a double click, a retry after a lost answer, or the
 * back button. One statement stores lead and form; it fails as a whole when the form was sent before. `describe` gets the
 * token of the lead's future private address.
 */
export async function submitLead(
  db: Db,
  form: Submit,
  describe: (token: string) => NewLead,
  context: LeadContext,
): Promise<Submitted> {
  const token = tokenOf(form.key)
  const { lead, statements } = prepareLead(db, describe(token), context)
  try {
    await runTogether(db, { ...statements, ...formInserts(form, lead.id, context.now) })
    return done({ token })
  } catch (error) {
    const earlier = isTaken(error, 'lead_requests_pkey') ? await earlierAnswer(db, form) : null
    if (earlier) return earlier
    if (!isReferenceTaken(error)) throw error
    return submitLead(db, form, describe, context)
  }
}

/**
 * The same for a form whose lead needs more than one statement. `make` runs in the transaction and returns the lead's id.
 */
export async function submitOnce<Refusal>(
  db: Db,
  form: Submit,
  now: Instant,
  make: (tx: Db, token: string) => Promise<Result<string, Refusal>>,
): Promise<Result<{ token: string }, Refusal | FormUsed>> {
  const token = tokenOf(form.key)
  try {
    return await db.transaction(async (tx) => {
      await lockUntilCommit(tx, `form ${hashOf(form.key)}`)
      const earlier = await earlierAnswer(tx, form)
      if (earlier) return earlier
      const made = await make(tx, token)
      if (!made.ok) return made
      await runTogether(tx, formInserts(form, made.value, now))
      return done({ token })
    })
  } catch (error) {
    if (!isReferenceTaken(error)) throw error
    return submitOnce(db, form, now, make)
  }
}

/** The answer to a form that was sent before, or null. */
async function earlierAnswer(db: Db, { key, content }: Submit): Promise<Submitted | null> {
  const [earlier] = await db
    .select({ content: leadRequests.content })
    .from(leadRequests)
    .where(eq(leadRequests.keyHash, hashOf(key)))
  if (!earlier) return null
  const token = tokenOf(key)
  return earlier.content === digestOf(content) ? done({ token }) : refused({ kind: 'form-used', token })
}

const insertForms = rowInserter(leadRequests)

/** Inserts the form and the private address of its lead. */
function formInserts({ key, content }: Submit, leadId: string, now: Instant): Statements {
  const form = insertForms([{ keyHash: hashOf(key), content: digestOf(content), leadId, at: now }])
  return { form, address: addressInsert(leadId, tokenOf(key), now) }
}

/** The condition that a form was sent before, for a statement of the caller. */
export const wasSent = (key: string): SQL =>
  sql`exists (select from ${leadRequests} where ${leadRequests.keyHash} = ${hashOf(key)})`

/** The lead of a form that was sent before, or null. Callers treat this lead's own slot as free. */
export async function leadIdOfForm(db: Db, key: string): Promise<string | null> {
  const ofForm = eq(leadRequests.keyHash, hashOf(key))
  const [earlier] = await runPrepared(db.select({ id: leadRequests.leadId }).from(leadRequests).where(ofForm))
  return earlier?.id ?? null
}

function digestOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
