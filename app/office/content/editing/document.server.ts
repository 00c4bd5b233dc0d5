import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { type ContentKind, declaredKinds, type ItemState, stateOf } from '~/core/content/kind.ts'
import { contentDrafts, contentItems, contentRevisions } from '~/core/content/tables.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Instant } from '~/lib/instant.ts'
import { toSlug } from '~/lib/slug.ts'
import { type Zone, zones } from '~/lib/zone.ts'
import type { Db } from '~/platform/database.server.ts'
import type { TypedGroup } from '../form/typed.ts'

export type Kind = ContentKind<object>
export type Place = { kind: Kind; slug: string }

/** The word of a kind in addresses of the office: `siaran-pers`. */
export const wordOf = ({ labels }: Pick<Kind, 'labels'>): string => toSlug(labels.many)

/** The kind with that word in the address. */
export const kindAt = (word: string): Kind | null => [...declaredKinds().values()].find((kind) => wordOf(kind) === word) ?? null

/** A version that was saved on purpose. */
export type Version = { number: number; body: unknown; savedBy: string; savedAt: Instant }

export type Draft = {
  typed: TypedGroup
  wantedSlug: string
  base: number
  turn: number
  windowId: string
  windowSent: number
  savedAt: Instant
}

export type Document = {
  slug: string
  state: ItemState
  publishAt: Instant | null
  withdrawAt: Instant | null
  zone: Zone
  /** The number of the version that visitors see or saw; null when the item was never published. */
  published: number | null
  /** Null for a new item. */
  latest: Version | null
  /** The body of the last version, or the published one of an item that was written without versions; null for a new item. */
  current: unknown
  /** What the employee has typed and not saved yet. */
  draft: Draft | null
  /** The revision that a preview of the draft shows; null while it is incomplete. */
  draftRevision: number | null
  /** Others with a draft of this item, the last one first. */
  others: { name: string; savedAt: Instant }[]
}

/** Everything about an item that its editor shows. Null for an unknown item. */
export async function openDocument(
  db: Db,
  { staff }: Grant<'content:read'>,
  { kind, slug }: Place,
  now: Instant,
): Promise<Document | null> {
  const item = await readItem(db, { kind, slug })
  if (!item) return null
  const [latest, draft, draftRevision, others] = await Promise.all([
    latestVersion(db, { kind, slug }),
    readDraft(db, { kind, slug }, staff.id),
    draftRevisionOf(db, { kind, slug }, staff.id),
    othersAt(db, { kind, slug }, staff.id),
  ])
  const { publishAt, withdrawAt } = item
  const published = publishAt === null ? null : item.revision
  const current = latest?.body ?? (publishAt === null ? null : item.body)
  const zone = zones.find((each) => each === item.zone) ?? 'Asia/Jakarta'
  return {
    slug,
    state: stateOf(item, now),
    publishAt,
    withdrawAt,
    zone,
    published,
    latest,
    current,
    draft,
    draftRevision,
    others,
  }
}

export async function readItem(db: Db, { kind, slug }: Place) {
  const [item] = await db.select().from(contentItems).where(isAt(contentItems, { kind, slug }))
  return item ?? null
}

/** Holds the item until the transaction ends, so that two people cannot save at the same time. */
export async function lockItem(tx: Db, { kind, slug }: Place) {
  const [item] = await tx.select().from(contentItems).where(isAt(contentItems, { kind, slug })).for('update')
  return item ?? null
}

export async function latestVersion(db: Db, place: Place): Promise<Version | null> {
  const [version] = await db
    .select(versionColumns)
    .from(contentRevisions)
    .where(and(isAt(contentRevisions, place), isNull(contentRevisions.draftOf)))
    .orderBy(desc(contentRevisions.number))
    .limit(1)
  return version ?? null
}

/** Null for a number that no saved version has. */
export async function findVersion(db: Db, place: Place, number: number): Promise<Version | null> {
  const wanted = and(isAt(contentRevisions, place), eq(contentRevisions.number, number), isNull(contentRevisions.draftOf))
  const [version] = await db.select(versionColumns).from(contentRevisions).where(wanted)
  return version ?? null
}

export const versionColumns = {
  number: contentRevisions.number,
  body: contentRevisions.body,
  savedBy: contentRevisions.savedBy,
  savedAt: contentRevisions.savedAt,
}

export async function readDraft(db: Db, place: Place, staffId: string): Promise<Draft | null> {
  const { typed, wantedSlug, base, turn, windowId, windowSent, savedAt } = contentDrafts
  const [draft] = await db
    .select({ typed, wantedSlug, base, turn, windowId, windowSent, savedAt })
    .from(contentDrafts)
    .where(and(isAt(contentDrafts, place), eq(contentDrafts.staffId, staffId)))
  return draft ? { ...draft, typed: draft.typed as TypedGroup } : null
}

async function draftRevisionOf(db: Db, place: Place, staffId: string): Promise<number | null> {
  const [own] = await db
    .select({ number: contentRevisions.number })
    .from(contentRevisions)
    .where(and(isAt(contentRevisions, place), eq(contentRevisions.draftOf, staffId)))
  return own?.number ?? null
}

export function othersAt(db: Db, place: Place, staffId: string): Promise<{ name: string; savedAt: Instant }[]> {
  return db
    .select({ name: contentDrafts.staffName, savedAt: contentDrafts.savedAt })
    .from(contentDrafts)
    .where(and(isAt(contentDrafts, place), ne(contentDrafts.staffId, staffId)))
    .orderBy(desc(contentDrafts.savedAt))
}

type OfItem = typeof contentItems | typeof contentRevisions | typeof contentDrafts

export const isAt = (table: OfItem, { kind, slug }: Place) => and(eq(table.kind, kind.name), eq(table.slug, slug))
