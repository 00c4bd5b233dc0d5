import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database.server.ts'
import { readVersions } from '../pictures/pictures.server.ts'
import { pictures } from '../pictures/tables.ts'
import type { UploadedPicture } from './article-picture.ts'
import type { ContentKind } from './kind.ts'
import { pictureUses } from './tables.ts'

type Use = { picture: UploadedPicture; path: PropertyKey[] }

/** The uploaded pictures anywhere in a body, and where each stands. In every schema `upload` is the id of a picture. */
function usesIn(value: unknown, path: PropertyKey[] = []): Use[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((inner, index) => usesIn(inner, [...path, index]))
  if ('upload' in value) return [{ picture: value as UploadedPicture, path }]
  return Object.entries(value).flatMap(([key, inner]) => usesIn(inner, [...path, key]))
}

type Revision = { kind: string; slug: string; number: number }

/** Records the pictures of a revision whose body was replaced. */
export async function replaceUses(tx: Db, revision: Revision, body: object): Promise<void> {
  const { kind, slug, number } = pictureUses
  await tx.delete(pictureUses).where(and(eq(kind, revision.kind), eq(slug, revision.slug), eq(number, revision.number)))
  await recordUses(tx, revision, body)
}

/** Records the pictures of a new revision. Throws a ZodError for a picture that does not exist. */
export async function recordUses(tx: Db, revision: Revision, body: object): Promise<void> {
  const uses = usesIn(body)
  if (uses.length === 0) return
  const ids = [...new Set(uses.map(({ picture }) => picture.upload))]
  // The lock keeps a picture from being deleted before this transaction ends.
  const known = await tx.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids)).for('key share')
  const unknown = uses.filter(({ picture }) => !known.some(({ id }) => id === picture.upload))
  if (unknown.length > 0) throw new z.ZodError(unknown.map(issueOf))
  await tx.insert(pictureUses).values(ids.map((pictureId) => ({ ...revision, pictureId })))
}

const issueOf = ({ picture: { upload }, path }: Use) => ({
  code: 'custom' as const,
  path: [...path, 'upload'],
  message: 'names a picture that does not exist',
  input: upload,
})

/** Items with checked bodies. Their uploaded pictures get what their addresses need; `preview` is the token of a preview. */
export async function readBodies<Body extends object, Row extends { body: unknown }>(
  db: Db,
  { schema }: Pick<ContentKind<Body>, 'schema'>,
  rows: readonly Row[],
  preview?: string,
): Promise<(Row & { body: Body })[]> {
  const items = rows.map((row) => ({ ...row, body: schema.parse(row.body) }))
  const used = items.flatMap(({ body }) => usesIn(body)).map(({ picture }) => picture)
  const versions = await readVersions(db, [...new Set(used.map(({ upload }) => upload))])
  for (const picture of used) Object.assign(picture, { version: versions.get(picture.upload), ...(preview && { preview }) })
  return items
}
