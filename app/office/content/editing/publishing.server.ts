import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { changeContent } from '~/core/content/content.server.ts'
import { moveItem, publish, saveRevision, withdraw } from '~/core/content/items.server.ts'
import { stateOf } from '~/core/content/kind.ts'
import { contentItems } from '~/core/content/tables.ts'
import { recordAudit } from '~/core/staff/audit.server.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Instant } from '~/lib/instant.ts'
import { done, type Result, refused } from '~/lib/result.ts'
import type { Zone } from '~/lib/zone.ts'
import type { Db } from '~/platform/database.server.ts'
import { findVersion, isAt, type Kind, latestVersion, lockItem, type Place, readItem } from './document.server.ts'
import { endDraft, readBody } from './drafts.server.ts'
import type { SaveRefusal } from './words.ts'

type Edit = Grant<'content:edit'>

/** Adds an item that nobody but the office sees. Returns its provisional slug. */
export function addItem(db: Db, grant: Edit, kind: Kind, now: Instant): Promise<string> {
  const slug = `baru-${randomBytes(4).toString('hex')}`
  return db.transaction(async (tx) => {
    await tx
      .insert(contentItems)
      .values({ kind: kind.name, slug, position: 0, body: {}, publishAt: null, updatedAt: now, savedAt: now })
    await record(tx, grant, { kind, slug }, { action: 'content-saved', after: { added: true } }, now)
    return slug
  })
}

/** Deletes an item that was never published. */
export function deleteItem(db: Db, grant: Edit, place: Place, now: Instant): Promise<Result<null, 'published-once'>> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(contentItems)
      .where(and(isAt(contentItems, place), isNull(contentItems.publishAt)))
      .returning({ slug: contentItems.slug })
    if (deleted.length === 0) return refused('published-once')
    await record(tx, grant, place, { action: 'content-deleted' }, now)
    return done(null)
  })
}

/** `base`: the version from which the editor began. `slug`: the one that the item shall have. */
export type Saving = { body: unknown; base: number; slug: string }

/** `null` when it is only saved. `at` null: now. */
export type Publishing = { at: Instant | null; zone: Zone } | null

export type Saved = { slug: string; number: number }

export type Refused = { refusal: SaveRefusal; issues?: readonly z.core.$ZodIssue[] }

/**
 * Saves a version, and publishes it when asked. Refused when somebody has saved another version since `base`: nobody
 * overwrites a text without having seen it. Ends the employee's draft.
 */
export async function saveItem(
  db: Db,
  grant: Edit,
  place: Place,
  saving: Saving,
  publishing: Publishing,
  now: Instant,
): Promise<Result<Saved, Refused>> {
  const body = readBody(place.kind, saving.body)
  if (!body.ok) return refused({ refusal: 'incomplete', issues: body.refusal })
  const isPublic = publishing !== null || saving.slug !== place.slug
  return inTransaction(db, isPublic, async (tx) => {
    const item = await lockItem(tx, place)
    if (!item) return refused({ refusal: 'gone' })
    const latest = await latestVersion(tx, place)
    if ((latest?.number ?? 0) !== saving.base) return refused({ refusal: 'changed-meanwhile' })
    const isShown = stateOf(item, now) === 'published'
    if (isShown && publishing?.at) return refused({ refusal: 'shown-already' })
    if (publishing?.at && publishing.at.epochMilliseconds <= now.epochMilliseconds) return refused({ refusal: 'instant-past' })
    const moved = await moveTo(tx, grant, place, saving.slug, now)
    if (!moved.ok) return moved
    const own = { ...place, slug: moved.value }
    const number = await saveVersion(tx, grant, own, body.value, now)
    if (publishing) await publishVersion(tx, grant, own, { number, before: item.revision, ...publishing }, now)
    return done({ slug: own.slug, number })
  })
}

const inTransaction = <T>(db: Db, isPublic: boolean, act: (tx: Db) => Promise<T>): Promise<T> =>
  isPublic ? changeContent(db, act) : db.transaction(act)

async function saveVersion(tx: Db, grant: Edit, place: Place, body: object, now: Instant): Promise<number> {
  const latest = await latestVersion(tx, place)
  const isSame = latest !== null && isDeepStrictEqual(latest.body, JSON.parse(JSON.stringify(body)))
  const number = isSame
    ? latest.number
    : await saveRevision(tx, place.kind, { slug: place.slug, body }, { by: grant.staff.name, now })
  if (!isSame) await record(tx, grant, place, { action: 'content-saved', after: { version: number } }, now)
  await endDraft(tx, grant, place, number)
  return number
}

type ToPublish = { number: number; before: number; at: Instant | null; zone: Zone }

async function publishVersion(tx: Db, grant: Edit, { kind, slug }: Place, { number, before, at, zone }: ToPublish, now: Instant) {
  await publish(tx, kind, { slug, revision: number, at: at ?? now, zone }, now)
  const after = { version: number, ...(at && { at: at.toString(), zone }) }
  await record(tx, grant, { kind, slug }, { action: 'content-published', before: { version: before }, after }, now)
}

/** The slug after the move. Only a published item leaves its former slug behind as a redirect. */
async function moveTo(tx: Db, grant: Edit, place: Place, to: string, now: Instant): Promise<Result<string, Refused>> {
  const { kind, slug } = place
  if (to === slug) return done(slug)
  if (kind.slugs) return refused({ refusal: 'slug-fixed' })
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to) || to.length > longestSlug) return refused({ refusal: 'slug-wrong' })
  const item = await readItem(tx, place)
  if (await readItem(tx, { kind, slug: to })) return refused({ refusal: 'slug-taken' })
  if (item?.publishAt) await moveItem(tx, kind, slug, to)
  else await tx.update(contentItems).set({ slug: to }).where(isAt(contentItems, place))
  await record(tx, grant, { kind, slug: to }, { action: 'content-moved', before: { slug }, after: { slug: to } }, now)
  return done(to)
}

const longestSlug = 100

/** Visitors do not see the item any more. Its versions stay. */
export function withdrawItem(db: Db, grant: Edit, place: Place, now: Instant): Promise<Result<null, 'not-shown'>> {
  return changeContent(db, async (tx) => {
    const item = await lockItem(tx, place)
    const state = item && stateOf(item, now)
    if (state !== 'published' && state !== 'scheduled') return refused('not-shown')
    await withdraw(tx, place.kind, place.slug, now, now)
    await record(tx, grant, place, { action: 'content-withdrawn', before: { version: item?.revision } }, now)
    return done(null)
  })
}

/** Publishes an earlier version again, as a new version. So the last version is always the one that visitors see. */
export function publishAgain(
  db: Db,
  grant: Edit,
  place: Place,
  number: number,
  now: Instant,
): Promise<Result<Saved, 'no-version' | 'version-outdated'>> {
  return changeContent(db, async (tx) => {
    const item = await lockItem(tx, place)
    const version = await findVersion(tx, place, number)
    if (!item || !version) return refused('no-version')
    const body = readBody(place.kind, version.body)
    if (!body.ok) return refused('version-outdated')
    const saved = await saveRevision(tx, place.kind, { slug: place.slug, body: body.value }, { by: grant.staff.name, now })
    const zone = item.zone as Zone
    await publish(tx, place.kind, { slug: place.slug, revision: saved, at: now, zone }, now)
    const after = { version: saved, again: number }
    await record(tx, grant, place, { action: 'content-published', before: { version: item.revision }, after }, now)
    return done({ slug: place.slug, number: saved })
  })
}

type Entry = Omit<Parameters<typeof recordAudit>[2], 'subject'>

function record(tx: Db, grant: Edit, { kind, slug }: Place, entry: Entry, now: Instant): Promise<void> {
  return recordAudit(tx, grant, { ...entry, subject: { kind: kind.name, id: slug } }, now)
}
