import { eq } from 'drizzle-orm'
import type { RedirectRefusal } from '~/core/redirects/redirect.ts'
import { listRedirects, type Redirect, removeRedirect, saveRedirect } from '~/core/redirects/redirects.server.ts'
import { redirects } from '~/core/redirects/tables.ts'
import { recordAudit } from '~/core/staff/audit.server.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Result } from '~/lib/result.ts'
import type { Db } from '~/platform/database.server.ts'
import { hasPage } from '../content/editing/dead-links.server.ts'

type Edit = Grant<'redirects:edit'>

export const readRedirects = (db: Db, _: Grant<'redirects:read'>): Promise<Redirect[]> => listRedirects(db)

/** Adds a redirect, or changes the target of the one with this address. */
export function putRedirect(
  db: Db,
  grant: Edit,
  typed: { from: string; to: string },
  now: Instant,
): Promise<Result<{ former: string; target: string }, RedirectRefusal>> {
  return db.transaction(async (tx) => {
    const all = await listRedirects(tx)
    const pageExists = (address: string) => hasPage(tx, address, now)
    const saved = await saveRedirect(tx, typed, pageExists, { by: grant.staff.name, now })
    if (!saved.ok) return saved
    const { former, target } = saved.value
    const before = all.find((one) => one.former === former)?.target ?? null
    const subject = { kind: 'redirect', id: former }
    await recordAudit(tx, grant, { action: 'redirect-saved', subject, before, after: target }, now)
    return saved
  })
}

export function deleteRedirect(db: Db, grant: Edit, former: string, now: Instant): Promise<void> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select({ target: redirects.target }).from(redirects).where(eq(redirects.former, former))
    if (!before) return
    await removeRedirect(tx, former)
    const subject = { kind: 'redirect', id: former }
    await recordAudit(tx, grant, { action: 'redirect-deleted', subject, before: before.target }, now)
  })
}
