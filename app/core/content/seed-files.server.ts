import { z } from 'zod'
import { earliest, type Instant, longAgo, Temporal } from '../../lib/instant.ts'
import { zones } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import { orderItems, publish, saveRevision } from './items.server.ts'
import { type ContentKind, seedAuthor } from './kind.ts'

/** Fields that every file has. An event has its own time zone; everything else uses Jakarta, where the head office is. */
const envelope = z.looseObject({
  slug: z.string(),
  publishAt: z.iso.datetime({ offset: true }),
  zone: z.enum(zones).default('Asia/Jakarta'),
})

/** Saves and publishes the files of a folder. Call it inside `changeContent`. */
export async function seedItems<Body extends object>(
  tx: Db,
  kind: ContentKind<Body>,
  files: Record<string, unknown>,
  now: Instant,
): Promise<void> {
  for (const file of Object.values(files)) {
    const { slug, publishAt, ...body } = envelope.parse(file)
    const at = Temporal.Instant.from(publishAt)
    // A text with an earlier date was last changed on that date.
    const saved = earliest([at, now]) ?? now
    const revision = await saveRevision(tx, kind, { slug, body }, { by: seedAuthor, now: saved })
    await publish(tx, kind, { slug, revision, at, zone: body.zone }, saved)
  }
}

/** Saves and publishes entries in their order; they have always been shown. Call it inside `changeContent`. */
export async function seedEntries<Body extends object>(
  tx: Db,
  kind: ContentKind<Body>,
  entries: readonly { slug: string; body: unknown }[],
  now: Instant,
): Promise<void> {
  for (const { slug, body } of entries) {
    const revision = await saveRevision(tx, kind, { slug, body }, { by: seedAuthor, now })
    await publish(tx, kind, { slug, revision, at: longAgo, zone: 'Asia/Jakarta' }, now)
  }
  await orderItems(
    tx,
    kind,
    entries.map(({ slug }) => slug),
  )
}
