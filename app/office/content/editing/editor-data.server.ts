import { may } from '~/core/staff/grant.ts'
import { clock as clockText } from '~/lib/day.ts'
import { localTime } from '~/lib/local-time.ts'
import { toSlug } from '~/lib/slug.ts'
import type { Desk } from '../../frame/desk.server.ts'
import { newsOf } from '../../frame/news-of.ts'
import { shapeOf } from '../form/shape-of.server.ts'
import { emptyForm, type TypedGroup, typedOf } from '../form/typed.ts'
import { type Document, kindAt, openDocument, wordOf } from './document.server.ts'
import type { EditorData } from './editor-data.ts'
import { fitted } from './read-typed.server.ts'
import { readReferences } from './references.server.ts'
import { standingOf } from './standing.server.ts'
import { words } from './words.ts'

/** What the editor of an item begins with. Null for an unknown kind or item. */
export async function readEditor(
  desk: Desk,
  params: { kind: string; slug: string },
  done: string | null,
): Promise<EditorData | null> {
  const { db, clock, staff } = desk
  const now = clock.now()
  const grant = desk.allow('content:read')
  const kind = kindAt(params.kind)
  const document = kind && (await openDocument(db, grant, { kind, slug: params.slug }, now))
  if (!kind || !document) return null
  const shape = shapeOf(kind, params.slug)
  const references = await readReferences(db, shape)
  const { slug, draft, latest, state, publishAt } = document
  const typed = (
    draft ? fitted(shape, draft.typed) : document.current ? typedOf(shape, document.current) : emptyForm(shape)
  ) as TypedGroup
  const { turn = 0, windowId = '', savedAt = null } = draft ?? {}
  const own = { turn, windowId, savedAt, preview: document.draftRevision }
  const standing = await standingOf(db, { kind, slug }, { shape, references, typed, staffId: staff.id }, own, now)
  const title = toSlug(String(typed[kind.heading] ?? ''))
  const isNew = publishAt === null
  const followsTitle =
    isNew && !kind.slugs && (draft === null ? latest === null : draft.wantedSlug === title || draft.wantedSlug === slug)
  const wanted = draft?.wantedSlug || slug
  return {
    loadedAt: now.toString(),
    word: wordOf(kind),
    one: kind.labels.one,
    many: kind.labels.many,
    slug,
    heading: kind.heading,
    state,
    publishAt: publishAt?.toString() ?? null,
    isNew,
    isFixed: kind.slugs !== undefined,
    followsTitle,
    addressOf: kind.address?.(kind.slugs ? slug : '*') ?? '',
    schedule: scheduleOf(document),
    shape,
    references,
    writing: { typed, slug: followsTitle && title ? title : wanted, base: draft?.base ?? latest?.number ?? 0 },
    standing,
    isReadOnly: !may(staff, 'content:edit'),
    news: newsOf(words.news, done),
  }
}

function scheduleOf({ state, publishAt, zone }: Document): EditorData['schedule'] {
  if (state !== 'scheduled' || !publishAt) return { day: '', time: '', zone }
  const { minutes } = localTime(publishAt, zone)
  return { day: publishAt.toZonedDateTimeISO(zone).toPlainDate().toString(), time: clockText(minutes), zone }
}
