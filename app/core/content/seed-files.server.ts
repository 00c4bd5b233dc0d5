import { z } from 'zod'
import { earliest, type Instant, Temporal } from '../../lib/instant.ts'
import { zones } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import { publish, saveRevision } from './items.server.ts'
import type { ContentKind } from './kind.ts'

/** Fields of every file. An event has a zone of its own; the head office is in Jakarta. */
const envelope = z.looseObject({
  slug: z.string(),
  publishAt: z.iso.datetime({ offset: true }),
  zone: z.enum(zones).default('Asia/Jakarta'),
})

/** Saves and publishes what the files of a folder hold. Call it inside `changeContent`. */
export async function seedItems<Body extends object>(
  tx: Db,
  kind: ContentKind<Body>,
  files: Record<string, unknown>,
  now: Instant,
): Promise<void> {
  for (const file of Object.values(files)) {
    const { slug, publishAt, ...body } = envelope.parse(file)
    const at = Temporal.Instant.from(publishAt)
    // A text of an earlier day was last changed on that day.
    const saved = earliest([at, now]) ?? now
    const revision = await saveRevision(tx, kind, { slug, body }, { by: 'seed', now: saved })
    await publish(tx, kind, { slug, revision, at, zone: body.zone }, saved)
  }
}
