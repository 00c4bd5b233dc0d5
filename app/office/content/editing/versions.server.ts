import { and, desc, isNull, lt } from 'drizzle-orm'
import { contentRevisions } from '~/core/content/tables.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import type { References } from '../form/references.ts'
import type { FormShape } from '../form/shape.ts'
import { differencesOf } from './differences.server.ts'
import type { Difference } from './differences.ts'
import { findVersion, isAt, type Place, versionColumns } from './document.server.ts'

export type VersionRow = { number: number; savedBy: string; savedAt: Instant }

const perPage = 30

/** The saved versions of an item, the last one first. `before`: only those with smaller numbers. */
export async function listVersions(
  db: Db,
  _: Grant<'content:read'>,
  place: Place,
  before: number | null,
): Promise<{ versions: VersionRow[]; next: number | null }> {
  const { body: __, ...columns } = versionColumns
  const earlier = before === null ? undefined : lt(contentRevisions.number, before)
  const rows = await db
    .select(columns)
    .from(contentRevisions)
    .where(and(isAt(contentRevisions, place), isNull(contentRevisions.draftOf), earlier))
    .orderBy(desc(contentRevisions.number))
    .limit(perPage + 1)
  const versions = rows.slice(0, perPage)
  return { versions, next: rows.length > perPage ? (versions.at(-1)?.number ?? null) : null }
}

type Compared = { shape: FormShape; references: References; from: number | null; to: number }

/** What version `to` changed. Without `from`: against the version before it. Null for an unknown version. */
export async function compareVersions(
  db: Db,
  grant: Grant<'content:read'>,
  place: Place,
  { shape, references, from, to }: Compared,
): Promise<{ from: number | null; differences: Difference[] } | null> {
  const after = await findVersion(db, place, to)
  if (!after) return null
  const { versions } = await listVersions(db, grant, place, to)
  const number = from ?? versions[0]?.number ?? null
  const before = number === null ? null : await findVersion(db, place, number)
  return { from: before?.number ?? null, differences: differencesOf(shape, before?.body ?? null, after.body, references) }
}
