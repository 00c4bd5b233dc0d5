import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent, readContentVersion } from './content.server.ts'
import { saveRevision } from './items.server.ts'
import { type Page, pageKind } from './page-schema.ts'
import { seedPages } from './pages.server.ts'
import { renewNotices } from './renew-notices.server.ts'
import { findShown } from './shown-items.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')

describe.each(everyDatabase)('the notices after an update on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await changeContent(database.db, (tx) => seedPages(tx, now))
  })
  afterAll(() => database.close())

  const shown = async (slug: string): Promise<Page> => {
    const found = await findShown(database.db, pageKind, slug, now)
    if (!found || !('item' in found)) throw new Error(`${slug} is not shown`)
    return found.item.body
  }

  test('a new text is published where no employee changed the old one; the former text does not come back', async () => {
    const { db } = database
    const [cookie, privacy] = [await shown('cookie'), await shown('privasi')]
    const version = await readContentVersion(db)
    expect([await renewNotices(db, now), await readContentVersion(db)]).toEqual([[], version])

    const edited = { ...privacy, title: 'Privasi Anda' }
    await saveRevision(db, pageKind, { slug: 'privasi', body: edited }, { by: 'Ani', now })
    const renewed = [
      { slug: 'cookie', body: { ...cookie, title: 'Cookie dan catatan' } },
      { slug: 'privasi', body: { ...privacy, title: 'Privasi yang baru' } },
    ]
    expect(await renewNotices(db, now, renewed)).toEqual(['cookie'])
    expect([(await shown('cookie')).title, (await shown('privasi')).title]).toEqual(['Cookie dan catatan', privacy.title])
    expect(await readContentVersion(db)).toBe(version + 1)

    expect(await renewNotices(db, now, renewed)).toEqual([])
    expect(await renewNotices(db, now)).toEqual([])
  })
})
