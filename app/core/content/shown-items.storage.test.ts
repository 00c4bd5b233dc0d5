import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyDatabase } from '../../../tests/support/database.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent } from './content.server.ts'
import { rememberContent } from './content-memory.server.ts'
import { publish, saveRevision, withdraw } from './items.server.ts'
import { findShown, listShown, nextChange, yearsShown } from './shown-items.server.ts'

const at = (text: string) => Temporal.Instant.from(text)
const morning = at('2026-12-31T09:00:00+07:00')
const noon = at('2026-12-31T12:00:00+07:00')
const newYear = at('2027-01-01T00:00:00+07:00')
const zone = 'Asia/Jakarta' as const

describe.each(everyDatabase)('items shown, in memory, of $name', ({ open }) => {
  let database: Database
  let forget: () => void
  let parsed = 0
  const kind = {
    name: 'memo',
    schema: z.object({ title: z.string() }).transform((memo) => {
      parsed++
      return memo
    }),
  }
  beforeAll(async () => {
    database = await open()
    forget = rememberContent(database.db)
  })
  afterAll(() => database.close())

  async function put(slug: string, from: Instant): Promise<void> {
    await changeContent(database.db, async (tx) => {
      const revision = await saveRevision(tx, kind, { slug, body: { title: slug } }, { by: 'Rina', now: morning })
      await publish(tx, kind, { slug, revision, at: from, zone }, morning)
    })
    forget()
    parsed = 0
  }
  const slugs = async (now: Instant) =>
    (await listShown(database.db, kind, { page: 1, perPage: 12 }, now)).items.map(({ slug }) => slug)

  test('are read once, and again at the instant at which an item appears or disappears', async () => {
    await put('now', morning)
    await put('later', newYear)
    await changeContent(database.db, (tx) => withdraw(tx, kind, 'now', newYear, morning))
    forget()
    expect(await slugs(noon)).toEqual(['now'])
    expect(await slugs(newYear.subtract({ milliseconds: 1 }))).toEqual(['now'])
    expect(parsed).toBe(1)
    expect(await nextChange(database.db, kind, noon)).toEqual(newYear)
    expect(await yearsShown(database.db, kind, zone, noon)).toEqual([2026])

    expect(await slugs(newYear)).toEqual(['later'])
    expect(await findShown(database.db, kind, 'now', newYear)).toBeNull()
    expect(await nextChange(database.db, kind, newYear)).toBeNull()
    expect(await yearsShown(database.db, kind, zone, newYear)).toEqual([2027])
  })
})
