import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bannerKind } from '~/core/content/banner-schema.ts'
import { changeContent } from '~/core/content/content.server.ts'
import { publish, saveRevision } from '~/core/content/items.server.ts'
import { newsKind } from '~/core/content/news-schema.ts'
import { programmeKind } from '~/core/content/programme-schema.ts'
import { contentItems } from '~/core/content/tables.ts'
import { grantTo } from '~/core/staff/staff.fixture.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Database } from '~/platform/database.server.ts'
import article from '../../../data/content/news/55-tahun-di-indonesia.json' with { type: 'json' }
import { seed } from '../../../server/seed.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { readContentWork } from './content-work.server.ts'
import type { Kind } from './editing/document.server.ts'
import { saveDraft } from './editing/drafts.server.ts'
import { addItem } from './editing/publishing.server.ts'
import { shapeOf } from './form/shape-of.server.ts'
import { emptyForm } from './form/typed.ts'

const now = Temporal.Instant.from('2026-11-28T09:00:00+07:00')
const edit = grantTo('editor', 'content:edit')
const programme = programmeKind as unknown as Kind

describe.each(everyDatabase)('what an editor has to do on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seed(database.db, now)
  })
  afterAll(() => database.close())

  const work = (grant = edit, at = now) => readContentWork(database.db, grant, at)
  const draft = async (kind: Kind, title: string) => {
    const slug = await addItem(database.db, edit, kind, now)
    const shape = shapeOf(kind, '')
    const typed = { ...emptyForm(shape), title }
    await saveDraft(
      database.db,
      edit,
      { kind, slug, shape },
      { typed, wantedSlug: slug, base: 0, turn: 0, windowId: 'a', windowSent: 1 },
      now,
    )
    return slug
  }

  test('own drafts, each with what is still missing, and nobody else sees them', async () => {
    const slug = await draft(programme, 'Promo Imlek')
    const { drafts } = await work()
    expect(drafts).toMatchObject([{ word: 'promo', one: 'Promo', slug, title: 'Promo Imlek', savedAt: now.toString() }])
    expect(drafts[0]?.stops).toBeGreaterThan(3)
    expect((await work(grantTo('administrator', 'content:edit'))).drafts).toEqual([])
  })

  test('what appears by itself later, the next first', async () => {
    for (const [slug, days] of [
      ['lusa', 2],
      ['besok', 1],
    ] as const) {
      await changeContent(database.db, async (tx) => {
        const { slug: _, publishAt: __, ...body } = article
        const revision = await saveRevision(tx, newsKind, { slug, body: { ...body, title: slug } }, { by: 'Ani Wijaya', now })
        await publish(tx, newsKind, { slug, revision, at: now.add({ hours: 24 * days }), zone: 'Asia/Jakarta' }, now)
      })
    }
    const { scheduled } = await work()
    expect(scheduled.map(({ title }) => title).slice(0, 2)).toEqual(['besok', 'lusa'])
    expect(scheduled.every(({ publishAt }) => publishAt > now.toString())).toBe(true)
  })

  test('offers that end within two weeks, and those whose checks fail although visitors see them', async () => {
    const until = async (slug: string, day: string, change: object = {}) => {
      const banner = and(eq(contentItems.kind, bannerKind.name), eq(contentItems.slug, slug))
      const [item] = await database.db.select().from(contentItems).where(banner)
      const body = { ...(item?.body as object), from: undefined, until: day, ...change }
      await changeContent(database.db, (tx) => tx.update(contentItems).set({ body }).where(banner))
    }
    const banners = await database.db.select().from(contentItems).where(eq(contentItems.kind, bannerKind.name))
    const [one, other] = banners.map(({ slug }) => slug)
    if (!one || !other) throw new Error('no banners')
    await until(one, '2026-12-12')
    await until(other, '2026-12-13', { action: { label: 'Lihat', href: '/promo/tidak-ada' } })
    const { ending, failing } = await work()
    expect(ending.map(({ slug }) => slug)).toContain(one)
    expect(ending.map(({ slug }) => slug)).not.toContain(other)
    expect(failing).toMatchObject([{ word: 'banner', slug: other, stops: 1 }])
    expect((await work(edit, now.add({ hours: 24 * 30 }))).ending.map(({ slug }) => slug)).not.toContain(one)
  })
})
