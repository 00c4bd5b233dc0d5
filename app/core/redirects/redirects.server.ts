import { asc, eq, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { isOfTheSystem, mostRedirects, normalPath, type RedirectRefusal } from './redirect.ts'
import { redirects } from './tables.ts'

/** True when visitors see a page at the address now. */
type PageExists = (address: string) => boolean | Promise<boolean>

/** The target for an address without a page, or null. Counts the use. */
export async function useRedirect(db: Db, address: string, now: Instant): Promise<string | null> {
  const former = normalPath(address)
  if (former === null) return null
  const [found] = await db
    .update(redirects)
    .set({ uses: sql`${redirects.uses} + 1`, lastUsedAt: now })
    .where(eq(redirects.former, former))
    .returning({ target: redirects.target })
  return found?.target ?? null
}

/** Like `useRedirect`, without counting. */
export async function findRedirect(db: Db, address: string): Promise<string | null> {
  const former = normalPath(address)
  if (former === null) return null
  const [found] = await db.select({ target: redirects.target }).from(redirects).where(eq(redirects.former, former))
  return found?.target ?? null
}

/**
 * Saves a redirect. When the target is itself a former address, the new redirect leads to where that one leads.
 * Redirects that lead to the new former address lead on to its target.
 */
export async function saveRedirect(
  db: Db,
  { from, to }: { from: string; to: string },
  pageExists: PageExists,
  { by, now }: { by: string; now: Instant },
): Promise<Result<{ former: string; target: string }, RedirectRefusal>> {
  const [former, targetPath] = [normalPath(from), normalPath(to)]
  if (former === null || targetPath === null) return refused('unreadable')
  if (former === targetPath) return refused('loop')
  if (isOfTheSystem(former)) return refused('of-the-system')
  if (await pageExists(former)) return refused('has-page')
  return db.transaction(async (tx) => {
    // Two staff members could otherwise save the two halves of a loop at the same time.
    await tx.execute(sql`lock table ${redirects} in share row exclusive mode`)
    const all = await tx.select().from(redirects)
    if (all.length >= mostRedirects && !all.some((one) => one.former === former)) return refused('full')
    const target = all.find((one) => one.former === targetPath)?.target ?? encoded(to)
    if (normalPath(target) === former) return refused('loop')
    if (!(await pageExists(target))) return refused('no-page')
    const saved = { target, savedBy: by, savedAt: now }
    await tx
      .insert(redirects)
      .values({ former, ...saved })
      .onConflictDoUpdate({ target: redirects.former, set: saved })
    const leadingHere = all.filter((one) => normalPath(one.target) === former)
    for (const one of leadingHere) await tx.update(redirects).set({ target }).where(eq(redirects.former, one.former))
    return done({ former, target })
  })
}

/** The path, query and fragment as a Location header may carry them. */
function encoded(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://any')
  return pathname + search + hash
}

export async function removeRedirect(db: Db, former: string): Promise<void> {
  await db.delete(redirects).where(eq(redirects.former, former))
}

export type Redirect = typeof redirects.$inferSelect

/** All redirects by their former address, for the office. */
export function listRedirects(db: Db): Promise<Redirect[]> {
  return db.select().from(redirects).orderBy(asc(redirects.former))
}
