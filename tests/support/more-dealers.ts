import { changeContent } from '../../app/core/content/content.server.ts'
import { dealers } from '../../app/core/dealers/tables.ts'
import { toSlug } from '../../app/lib/slug.ts'
import type { Db } from '../../app/platform/database.server.ts'

/** Adds dealers by their name, `Dealer Kuta 1`, `Dealer Kuta 2` …, that are otherwise like one that is there. */
export async function addDealers(db: Db, added: Record<string, { regencyCode: string; count: number }>): Promise<void> {
  const [one] = await db.select().from(dealers).limit(1)
  if (!one) throw new Error('No dealer was seeded.')
  const rows = Object.entries(added).flatMap(([place, { regencyCode, count }]) =>
    Array.from({ length: count }, (_, index) => {
      const name = `${place} ${index + 1}`
      return { ...one, id: toSlug(name), slug: toSlug(name), name, regencyCode }
    }),
  )
  await changeContent(db, (tx) => tx.insert(dealers).values(rows))
}
