import { eq } from 'drizzle-orm'
import { dayIn } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { changeContent } from '../content.server.ts'
import { remembered } from '../content-memory.server.ts'
import { refreshSearch } from '../search-index.server.ts'
import { contentVersion } from '../tables.ts'

/** Later than every row of a sheet: before the first process has set the day, the latest rows apply. */
const noDay = '9999-12-31'

/** The day whose dated values apply, `2026-11-28`. It is stored, so every instance and every page of a moment has the same. */
export function readEffectiveDay(db: Db): Promise<string> {
  return remembered(db, 'effective-day', async () => {
    const [row] = await db.select({ day: contentVersion.day }).from(contentVersion)
    return row?.day ?? noDay
  })
}

/** Dated values begin at midnight of the head office, in all zones. */
export const effectiveDayAt = (now: Instant): string => dayIn(now, 'Asia/Jakarta').toString()

/** Moves the effective day forward to today. Several processes may call it; the first one changes the content. */
export async function turnEffectiveDay(db: Db, now: Instant): Promise<void> {
  const today = effectiveDayAt(now)
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ day: contentVersion.day }).from(contentVersion).for('update')
    if (!row || (row.day !== null && row.day >= today)) return
    await changeContent(tx, async (inner) => {
      await inner.update(contentVersion).set({ day: today }).where(eq(contentVersion.id, 1))
      await refreshSearch(inner, 'car', '')
    })
  })
}
