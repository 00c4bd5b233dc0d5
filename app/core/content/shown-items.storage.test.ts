import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyDatabase } from '../../../tests/support/database.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent } from './content.server.ts'
import { rememberContent } from './content-memory.server.ts'
import { publish, saveRevision, withdraw } from './items.server.ts'
import { findShown, listShown, mostComing, nextChange, yearsShown } from './shown-items.server.ts'
import { contentItems } from './tables.ts'

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

  test('the next change is found however many are scheduled', async () => {
    const scheduled = { name: 'scheduled', schema: z.object({}) }
    const minutes = Array.from({ length: mostComing + 50 }, (_, n) => n + 1)
    const rows = minutes.map((minute) => ({
      ...{ kind: scheduled.name, slug: `in-${minute}`, position: 0, updatedAt: morning, body: {} },
      publishAt: minute % 2 === 0 ? morning.add({ minutes: minute }) : morning,
      withdrawAt: minute % 2 === 0 ? null : morning.add({ minutes: minute }),
    }))
    await database.db.insert(contentItems).values(rows)
    for (const minute of minutes) {
      const before = morning.add({ minutes: minute - 1 })
      expect(await nextChange(database.db, scheduled, before)).toEqual(before.add({ minutes: 1 }))
    }
    expect(await nextChange(database.db, scheduled, morning.add({ minutes: minutes.length }))).toBeNull()
  })

  test('in pages of any length: each once, the newest first, those of the same moment by their slugs', async () => {
    const many = { name: 'many', schema: z.object({ topic: z.string() }) }
    const rows = Array.from({ length: 230 }, (_, n) => ({
      ...{ kind: many.name, slug: `s-${String((n * 7) % 230).padStart(3, '0')}`, position: 0, updatedAt: morning },
      body: { topic: n % 3 === 0 ? 'tips' : 'produk' },
      publishAt: morning.subtract({ minutes: Math.floor(n / 90) }),
    }))
    await database.db.insert(contentItems).values(rows)
    for (const topic of ['tips', 'produk', undefined])
      for (const perPage of [12, 50, 300]) {
        const wanted = rows
          .filter(({ body }) => topic === undefined || body.topic === topic)
          .toSorted((a, b) => b.publishAt.epochMilliseconds - a.publishAt.epochMilliseconds || (a.slug < b.slug ? -1 : 1))
          .map(({ slug }) => slug)
        const pages = Array.from({ length: Math.ceil(wanted.length / perPage) + 1 }, (_, index) =>
          listShown(database.db, many, { ...(topic && { containing: { topic } }), page: index + 1, perPage }, noon),
        )
        const read = await Promise.all(pages)
        expect(
          read.flatMap(({ items }) => items.map(({ slug }) => slug)),
          `${topic} by ${perPage}`,
        ).toEqual(wanted)
        expect(new Set(read.map(({ total }) => total))).toEqual(new Set([wanted.length]))
      }
  })
})
