import type { PreviewRefusal } from '~/core/content/preview.ts'
import { createPreview, listPreviews, revokePreview } from '~/core/content/previews.server.ts'
import { recordAudit, recordLook } from '~/core/staff/audit.server.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Result } from '~/lib/result.ts'
import type { Db } from '~/platform/database.server.ts'
import type { Place } from './document.server.ts'

type Edit = Grant<'content:edit'>

/** Makes a link that shows a revision to everybody who has it. The editor makes one for each draft: the log has one in ten minutes. */
export async function makePreviewLink(
  db: Db,
  grant: Edit,
  { kind, slug }: Place,
  revision: number,
  now: Instant,
): Promise<Result<string, PreviewRefusal>> {
  const made = await createPreview(db, kind, { slug, revision }, { by: grant.staff.name, now })
  if (!made.ok) return made
  await recordLook(db, grant, { action: 'preview-made', subject: { kind: kind.name, id: slug } }, now)
  return { ok: true, value: made.value.address }
}

/** A link that is valid now. Times are ISO instants. */
export type PreviewLink = { id: string; revision: number; madeBy: string; madeAt: string; expiresAt: string }

export async function previewLinks(
  db: Db,
  _: Grant<'content:read'>,
  { kind, slug }: Place,
  now: Instant,
): Promise<PreviewLink[]> {
  const links = await listPreviews(db, kind.name, slug, now)
  return links.map(({ madeAt, expiresAt, ...link }) => ({ ...link, madeAt: madeAt.toString(), expiresAt: expiresAt.toString() }))
}

/** Ends every link of the item at once. */
export function revokePreviewLinks(db: Db, grant: Edit, { kind, slug }: Place, now: Instant): Promise<void> {
  return db.transaction(async (tx) => {
    const links = await listPreviews(tx, kind.name, slug, now)
    for (const { id } of links) await revokePreview(tx, id, { by: grant.staff.name, now })
    if (links.length === 0) return
    const entry = { action: 'previews-revoked', subject: { kind: kind.name, id: slug }, before: { links: links.length } } as const
    await recordAudit(tx, grant, entry, now)
  })
}
