import type { z } from 'zod'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { putContent } from './content.server.ts'

/** Inserts the entries of a seed file, in the file's order. */
export async function seedContent(
  tx: Db,
  kind: string,
  schema: z.ZodType<{ slug: string }>,
  entries: readonly unknown[],
  now: Instant,
): Promise<void> {
  for (const [position, entry] of entries.entries()) {
    const body = schema.parse(entry)
    await putContent(tx, { kind, slug: body.slug, position, body }, now)
  }
}
