import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsKind } from '~/core/content/news-schema.ts'
import { findPreview } from '~/core/content/previews.server.ts'
import { grantTo } from '~/core/staff/staff.fixture.ts'
import { auditEntries } from '~/core/staff/tables.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Database } from '~/platform/database.server.ts'
import seed from '../../../../data/content/news/55-tahun-di-indonesia.json' with { type: 'json' }
import { everyDatabase } from '../../../../tests/support/database.ts'
import type { Kind } from './document.server.ts'
import { makePreviewLink, previewLinks, revokePreviewLinks } from './preview-links.server.ts'
import { addItem, saveItem } from './publishing.server.ts'

const now = Temporal.Instant.from('2026-11-28T09:00:00+07:00')
const kind = newsKind as unknown as Kind
const { slug: _, publishAt: __, ...body } = seed
const edits = grantTo('editor', 'content:edit')
const reads = grantTo('auditor', 'content:read')

describe.each(everyDatabase)('preview links on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('a link opens an unpublished version until somebody revokes it; both are in the log', async () => {
    const { db } = database
    const place = { kind, slug: await addItem(db, edits, kind, now) }
    const saved = await saveItem(db, edits, place, { body, base: 0, slug: 'kabar-baru' }, { at: null, zone: 'Asia/Jakarta' }, now)
    if (!saved.ok) throw new Error('not saved')
    const item = { kind, slug: saved.value.slug }
    const made = await makePreviewLink(db, edits, item, 1, now)
    if (!made.ok) throw new Error(made.refusal)
    await makePreviewLink(db, edits, item, 1, now.add({ minutes: 1 }))
    const token = new URL(made.value, 'http://any').searchParams.get('pratinjau') ?? ''
    expect(await findPreview(db, token, now)).not.toBeNull()
    expect(await previewLinks(db, reads, item, now)).toHaveLength(2)
    await revokePreviewLinks(db, edits, item, now)
    await revokePreviewLinks(db, edits, item, now)
    expect(await findPreview(db, token, now)).toBeNull()
    expect(await previewLinks(db, reads, item, now)).toEqual([])
    const log = (await db.select().from(auditEntries)).map(({ action, before }) => [action, before])
    expect(log.filter(([action]) => String(action).startsWith('preview'))).toEqual([
      ['preview-made', null],
      ['previews-revoked', { links: 2 }],
    ])
  })
})
