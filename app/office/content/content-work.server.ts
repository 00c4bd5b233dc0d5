import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { declaredKinds } from '~/core/content/kind.ts'
import { isShownAt } from '~/core/content/shown-items.server.ts'
import { contentDrafts, contentItems } from '~/core/content/tables.ts'
import type { Grant } from '~/core/staff/grant.ts'
import { dayIn } from '~/lib/day.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import { checksOf } from './editing/checks.server.ts'
import { type Kind, wordOf } from './editing/document.server.ts'
import { readBody } from './editing/drafts.server.ts'
import { fitted } from './editing/read-typed.server.ts'
import { readReferences } from './editing/references.server.ts'
import { shapeOf } from './form/shape-of.server.ts'
import { bodyOf, type Typed } from './form/typed.ts'

/** Rows of each list. */
const most = 8
/** Offers that are checked each time: more would make the page slow, and visitors see no more at once. */
const mostChecked = 30
/** Days before its last day in which an item ends soon. */
const soonDays = 14

/** An item in a list of what to do. `word`: of its kind, in addresses. */
export type WorkItem = { word: string; one: string; slug: string; title: string }
export type ContentWork = Awaited<ReturnType<typeof readContentWork>>

/** What an editor has begun, what appears and ends by itself, and what visitors see although its checks fail. */
export async function readContentWork(db: Db, { staff }: Grant<'content:edit'>, now: Instant) {
  const [drafts, scheduled, shown] = await Promise.all([
    readDrafts(db, staff.id),
    readScheduled(db, now),
    readShownOffers(db, now),
  ])
  const today = dayIn(now, 'Asia/Jakarta')
  const lastDay = today.add({ days: soonDays }).toString()
  const ending = shown.filter(({ until }) => until !== null && until >= today.toString() && until <= lastDay).slice(0, most)
  const checked = async <Item extends Row & { body: unknown }>(items: readonly Item[]) =>
    Promise.all(items.map(async (item) => ({ ...item, stops: await countStops(db, item, now) })))
  const failing = (await checked(shown)).filter(({ stops }) => stops > 0)
  return {
    drafts: (await checked(drafts)).map((draft) => ({
      ...shownOf(draft),
      stops: draft.stops,
      savedAt: draft.savedAt.toString(),
    })),
    scheduled: scheduled.map((item) => ({ ...shownOf(item), publishAt: item.publishAt?.toString() ?? '' })),
    ending: ending.map((item) => ({ ...shownOf(item), until: item.until ?? '' })),
    failing: failing.slice(0, most).map((item) => ({ ...shownOf(item), stops: item.stops })),
  }
}

type Row = { kind: string; slug: string; title: string }

function shownOf({ kind, slug, title }: Row): WorkItem {
  const found = kindOf(kind)
  return { word: wordOf(found), one: found.labels.one, slug, title }
}

function kindOf(name: string): Kind {
  const kind = declaredKinds().get(name)
  if (!kind) throw new Error(`"${name}" is no kind of content.`)
  return kind
}

/** The field that names an item, which differs between kinds. */
function titleIn(body: PgColumn, kind: PgColumn): SQL<string> {
  const cases = [...declaredKinds().values()].map(({ name, heading }) => sql`when ${name} then ${body}->>${heading}`)
  return sql<string>`coalesce(case ${kind} ${sql.join(cases, sql` `)} end, '')`
}

const isKnown = (kind: PgColumn) => inArray(kind, [...declaredKinds().keys()])

async function readDrafts(db: Db, staffId: string) {
  const { kind, slug, typed, savedAt } = contentDrafts
  const rows = await db
    .select({ kind, slug, typed, savedAt, title: titleIn(typed, kind) })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.staffId, staffId), isKnown(kind)))
    .orderBy(desc(savedAt))
    .limit(most)
  return rows.map(({ typed: written, ...row }) => {
    const shape = shapeOf(kindOf(row.kind), row.slug)
    return { ...row, body: bodyOf(shape, fitted(shape, written as Typed)) }
  })
}

function readScheduled(db: Db, now: Instant) {
  const { kind, slug, body, publishAt } = contentItems
  return db
    .select({ kind, slug, publishAt, title: titleIn(body, kind) })
    .from(contentItems)
    .where(and(gt(publishAt, now), isKnown(kind)))
    .orderBy(asc(publishAt), slug)
    .limit(most)
}

/** Items with a last day that visitors see: promos, banners, campaigns. The one that ends next comes first. */
async function readShownOffers(db: Db, now: Instant) {
  const { kind, slug, body } = contentItems
  const until = sql<string | null>`${body}->>'until'`
  const names = [...declaredKinds().values()].filter(({ fields }) => 'until' in fields).map(({ name }) => name)
  const today = dayIn(now, 'Asia/Jakarta').toString()
  return db
    .select({ kind, slug, body, until, title: titleIn(body, kind) })
    .from(contentItems)
    .where(and(inArray(kind, names), isShownAt(now), sql`coalesce(${until}, ${today}) >= ${today}`))
    .orderBy(sql`${until} nulls last`, kind, slug)
    .limit(mostChecked)
}

/** How many checks stop this body from being published. */
async function countStops(db: Db, { kind: name, slug, body }: Row & { body: unknown }, now: Instant): Promise<number> {
  const kind = kindOf(name)
  const shape = shapeOf(kind, slug)
  const read = readBody(kind, body)
  const issues = read.ok ? [] : read.refusal
  const references = await readReferences(db, shape)
  const checks = await checksOf(db, { kind, shape, body, issues, references }, now)
  return checks.filter(({ level }) => level === 'stop').length
}
