import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { zones } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import { lastRevision, type Saving } from './items.server.ts'
import { type ContentKind, declaredKinds, stateOf } from './kind.ts'
import { mostHours, type PreviewRefusal, previewParameter, usualHours } from './preview.ts'
import type { Preview } from './preview-overlay.server.ts'
import { contentItems, contentRevisions, previews } from './tables.ts'

type Kind = Pick<ContentKind<object>, 'name' | 'address'>

/** Without a revision: the last one. `hours`: how long the link is valid, at most a week. */
export type Wanted = { slug: string; revision?: number; hours?: number }

/** `address`: the path of the link with its token, which is stored nowhere. */
export type MadePreview = { id: string; address: string; expiresAt: Instant }

/** Makes a link that shows a revision on the public page of its item until it expires or is revoked. */
export async function createPreview(
  db: Db,
  { name: kind, address }: Kind,
  { slug, revision, hours = usualHours }: Wanted,
  { by, now }: Saving,
): Promise<Result<MadePreview, PreviewRefusal>> {
  if (!address) return refused('no-page')
  if (!(hours > 0 && hours <= mostHours)) return refused('hours-outside')
  const number = revision ?? (await lastRevision(db, kind, slug))
  if (number === null || !(await revisionExists(db, kind, slug, number))) return refused('no-revision')
  const token = randomBytes(24).toString('base64url')
  const id = randomUUID()
  const expiresAt = now.add({ minutes: Math.round(hours * 60) })
  await db.insert(previews).values({ id, tokenHash: hashOf(token), kind, slug, number, madeBy: by, madeAt: now, expiresAt })
  return done({ id, address: withToken(address(slug), token), expiresAt })
}

async function revisionExists(db: Db, kind: string, slug: string, number: number): Promise<boolean> {
  const wanted = and(eq(contentRevisions.kind, kind), eq(contentRevisions.slug, slug), eq(contentRevisions.number, number))
  return (await db.$count(contentRevisions, wanted)) > 0
}

function withToken(address: string, token: string): string {
  const url = onAnySite(address)
  url.searchParams.set(previewParameter, token)
  return url.pathname + url.search + url.hash
}

const onAnySite = (address: string) => new URL(address, 'https://site.invalid')

/** The link ends at once. */
export async function revokePreview(db: Db, id: string, { by, now }: Saving): Promise<void> {
  await db
    .update(previews)
    .set({ revokedBy: by, revokedAt: now })
    .where(and(eq(previews.id, id), isNull(previews.revokedAt)))
}

/** The links of an item that are valid now, the newest first. Their tokens are not known any more. */
export function listPreviews(db: Db, kind: string, slug: string, now: Instant) {
  const { id, number, madeBy, madeAt, expiresAt } = previews
  return db
    .select({ id, revision: number, madeBy, madeAt, expiresAt })
    .from(previews)
    .where(and(eq(previews.kind, kind), eq(previews.slug, slug), isValidAt(now)))
    .orderBy(desc(madeAt))
}

const isValidAt = (now: Instant) => and(gt(previews.expiresAt, now), isNull(previews.revokedAt))

/** The condition for the valid preview with this token. */
export const isPreview = (token: string, now: Instant) => and(eq(previews.tokenHash, hashOf(token)), isValidAt(now))

/** The preview that a token opens. Null for a token that is unknown, expired or revoked. */
export async function findPreview(db: Db, token: string, now: Instant): Promise<Preview | null> {
  const { kind, slug, number, expiresAt } = previews
  const { body, savedAt } = contentRevisions
  const { publishAt, withdrawAt, revision, zone } = contentItems
  const [row] = await db
    .select({ kind, slug, number, expiresAt, body, savedAt, publishAt, withdrawAt, revision, zone })
    .from(previews)
    .innerJoin(
      contentRevisions,
      and(eq(contentRevisions.kind, kind), eq(contentRevisions.slug, slug), eq(contentRevisions.number, number)),
    )
    .innerJoin(contentItems, and(eq(contentItems.kind, kind), eq(contentItems.slug, slug)))
    .where(isPreview(token, now))
  const address = row && declaredKinds().get(row.kind)?.address
  if (!address) return null
  return {
    token,
    expiresAt: row.expiresAt,
    zone: zones.find((each) => each === row.zone) ?? 'Asia/Jakarta',
    isShown: row.revision === row.number && stateOf(row, now) === 'published',
    path: onAnySite(address(row.slug)).pathname,
    item: {
      ...{ kind: row.kind, slug: row.slug, body: row.body, revision: row.number },
      ...{ publishAt: row.publishAt ?? now, withdrawAt: null, updatedAt: row.savedAt },
    },
  }
}

/** Days for which staff can see in the database who made a link. */
const daysKept = 30

export async function forgetPreviews(db: Db, now: Instant): Promise<void> {
  await db.delete(previews).where(lt(previews.expiresAt, now.subtract({ hours: daysKept * 24 })))
}
