import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent, putContent } from '../content/content.server.ts'
import { rememberContent, rememberedFrom } from '../content/content-memory.server.ts'
import { allDealers } from './dealers-version.server.ts'
import { countByRegion } from './nearest/in-region.server.ts'
import { dealers } from './tables.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')

describe.each(everyDatabase)('what is read from all dealers, on $name', ({ open }) => {
  let database: Database
  let forget: () => void
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, morning)
    forget = rememberContent(database.db)
  })
  afterAll(() => database.close())

  test('is read again when a dealer changes, and not when an article does', async () => {
    const read = vi.fn(async () => 'read')
    const ask = () => rememberedFrom(database.db, allDealers, 'a question', read)
    await ask()
    const item = { kind: 'notice', slug: 'open', position: 0, body: {} }
    await changeContent(database.db, (tx) => putContent(tx, item, morning))
    forget()
    await ask()
    expect(read).toHaveBeenCalledTimes(1)

    const before = (await countByRegion(database.db)).get('31') ?? 0
    await changeContent(database.db, (tx) => tx.delete(dealers).where(eq(dealers.slug, 'dwindo-cakung')))
    forget()
    await ask()
    expect(read).toHaveBeenCalledTimes(2)
    expect((await countByRegion(database.db)).get('31')).toBe(before - 1)
  })
})
