import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { endDraftRevision, saveDraftRevision } from '~/core/content/items.server.ts'
import { contentDrafts } from '~/core/content/tables.ts'
import { recordAudit } from '~/core/staff/audit.server.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Instant } from '~/lib/instant.ts'
import { done, type Result, refused } from '~/lib/result.ts'
import type { Db } from '~/platform/database.server.ts'
import type { FormShape } from '../form/shape.ts'
import { bodyOf, type TypedGroup } from '../form/typed.ts'
import { type Draft, isAt, type Kind, lockItem, type Place, readDraft } from './document.server.ts'

/**
 * `turn`: the number of the draft that this window knows; 0 when it knows none. `base`: the version it began from.
 * `windowId`: identifies the window. `windowSent`: how often it has sent a draft, this time included.
 */
export type Writing = {
  typed: TypedGroup
  wantedSlug: string
  base: number
  turn: number
  windowId: string
  windowSent: number
}

export type DraftRefusal = 'gone' | 'draft-changed'

/** `complete`: the body when its schema accepts it. `revision`: the number that a preview shows; null while incomplete. */
export type SavedDraft = {
  turn: number
  savedAt: Instant
  revision: number | null
  complete: object | null
  issues: readonly z.core.$ZodIssue[]
}

/**
 * Replaces the employee's draft. It may be incomplete. A draft that another window has saved since is not overwritten. The
 * window's own is, although the window may not know its turn: the answer to an earlier request can be lost.
 */
export function saveDraft(
  db: Db,
  grant: Grant<'content:edit'>,
  { shape, ...place }: Place & { shape: FormShape },
  writing: Writing,
  now: Instant,
): Promise<Result<SavedDraft, DraftRefusal>> {
  return db.transaction(async (tx) => {
    if (!(await lockItem(tx, place))) return refused('gone')
    const before = await readDraft(tx, place, grant.staff.id)
    if ((before?.turn ?? 0) !== writing.turn && !isOwn(before, writing)) return refused('draft-changed')
    const turn = (before?.turn ?? 0) + 1
    await putDraft(tx, grant, place, { ...writing, turn }, now)
    if (!before) await recordBegin(tx, grant, place, writing.base, now)
    const saved = await saveComplete(tx, grant, place, bodyOf(shape, writing.typed), now)
    return done({ turn, savedAt: now, ...saved })
  })
}

/** True for a draft that this window has saved before. A request that arrives after a later one must not overwrite it. */
const isOwn = (draft: Draft | null, { windowId, windowSent }: Writing): boolean =>
  draft !== null && windowId !== '' && draft.windowId === windowId && draft.windowSent < windowSent

async function putDraft(tx: Db, { staff }: Grant<'content:edit'>, { kind, slug }: Place, writing: Writing, now: Instant) {
  const row = { kind: kind.name, slug, staffId: staff.id, staffName: staff.name, ...writing, savedAt: now }
  await tx
    .insert(contentDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [contentDrafts.kind, contentDrafts.slug, contentDrafts.staffId], set: row })
}

/** The log has one entry for a draft, not one for each pause of typing. */
function recordBegin(tx: Db, grant: Grant<'content:edit'>, { kind, slug }: Place, base: number, now: Instant): Promise<void> {
  const subject = { kind: kind.name, id: slug }
  return recordAudit(tx, grant, { action: 'content-saved', subject, after: { draft: true, base } }, now)
}

type Complete = Pick<SavedDraft, 'revision' | 'complete' | 'issues'>

async function saveComplete(
  tx: Db,
  { staff }: Grant<'content:edit'>,
  { kind, slug }: Place,
  body: unknown,
  now: Instant,
): Promise<Complete> {
  const read = readBody(kind, body)
  if (!read.ok) return { revision: null, complete: null, issues: read.refusal }
  try {
    const own = { slug, body: read.value, staffId: staff.id }
    const revision = await tx.transaction((inner) => saveDraftRevision(inner, kind, own, { by: staff.name, now }))
    return { revision, complete: read.value, issues: [] }
  } catch (error) {
    // The draft names an uploaded picture that does not exist any more.
    if (error instanceof z.ZodError) return { revision: null, complete: null, issues: error.issues }
    throw error
  }
}

/** The body as its schema accepts it, or what is missing. */
export function readBody({ schema }: Kind, body: unknown): Result<object, readonly z.core.$ZodIssue[]> {
  const parsed = schema.safeParse(body, { reportInput: true })
  return parsed.success ? done(parsed.data) : refused(parsed.error.issues)
}

/** Deletes the employee's draft; the saved versions stay. */
export function discardDraft(db: Db, grant: Grant<'content:edit'>, place: Place, now: Instant): Promise<void> {
  return db.transaction(async (tx) => {
    await endDraft(tx, grant, place, null)
    const subject = { kind: place.kind.name, id: place.slug }
    await recordAudit(tx, grant, { action: 'content-saved', subject, after: { draft: false } }, now)
  })
}

/** `number`: the version that previews of the draft show from now on. */
export async function endDraft(
  tx: Db,
  { staff }: Grant<'content:edit'>,
  { kind, slug }: Place,
  number: number | null,
): Promise<void> {
  await endDraftRevision(tx, kind, { slug, staffId: staff.id }, number)
  await tx.delete(contentDrafts).where(and(isAt(contentDrafts, { kind, slug }), eq(contentDrafts.staffId, staff.id)))
}
