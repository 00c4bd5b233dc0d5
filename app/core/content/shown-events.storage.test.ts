import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import seed from '../../../data/content/events/coba-jalan-jayapura.json' with { type: 'json' }
import { everyDatabase } from '../../../tests/support/database.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent } from './content.server.ts'
import { rememberContent } from './content-memory.server.ts'
import { eventKind } from './event-schema.ts'
import { publish, saveRevision } from './items.server.ts'
import { eventFacets, listEvents, nextEventChange, type WantedEvents } from './shown-events.server.ts'

const at = (text: string) => Temporal.Instant.from(text)
const published = at('2026-01-01T00:00:00Z')

type Sample = { slug: string; dates: string[]; zone?: Zone; province?: string; topic?: string; models?: string[]; from?: Instant }

describe.each(everyDatabase)('events of $name', ({ open }) => {
  let database: Database
  let forget: () => void
  beforeAll(async () => {
    database = await open()
    for (const sample of samples) await put(sample)
    forget = rememberContent(database.db)
  })
  // Memory assumes that time goes forward. Each test begins at another moment.
  beforeEach(() => forget())
  afterAll(() => database.close())

  function put({ slug, dates, zone = 'Asia/Jakarta', province = 'bali', topic = 'pameran', models = ['xforce'], from }: Sample) {
    const days = dates.map((date) => ({ date, opens: '09:00', closes: '17:00' }))
    const body = { ...seed, days, zone, topic, models, place: { ...seed.place, province } }
    return changeContent(database.db, async (tx) => {
      const revision = await saveRevision(tx, eventKind, { slug, body }, { by: 'Rina', now: published })
      await publish(tx, eventKind, { slug, revision, at: from ?? published, zone }, published)
    })
  }

  const samples: Sample[] = [
    { slug: 'long-ago', dates: ['2025-12-30'], topic: 'servis' },
    { slug: 'over', dates: ['2026-11-20', '2026-11-21'], province: 'papua' },
    { slug: 'wib', dates: ['2026-11-28', '2026-11-29'] },
    { slug: 'wita', dates: ['2026-11-28', '2026-11-29'], zone: 'Asia/Makassar' },
    { slug: 'wit', dates: ['2026-11-28', '2026-11-29'], zone: 'Asia/Jayapura' },
    { slug: 'coming', dates: ['2026-12-31', '2027-01-01'], models: ['triton', 'l300'] },
    { slug: 'not-yet-published', dates: ['2026-12-05'], from: at('2026-12-01T00:00:00Z') },
  ]

  const found = async (now: Instant, wanted: Partial<WantedEvents> = {}) => {
    const { items, total } = await listEvents(database.db, { page: 1, perPage: 12, ...wanted }, now)
    return { slugs: items.map(({ slug }) => slug), total }
  }

  test('coming and current events are in the order of their days, then past ones, the latest first', async () => {
    const morning = at('2026-11-29T02:00:00Z')
    expect(await found(morning)).toEqual({ slugs: ['wit', 'wita', 'wib', 'coming', 'over', 'long-ago'], total: 6 })
    expect(await found(morning, { page: 2, perPage: 4 })).toEqual({ slugs: ['over', 'long-ago'], total: 6 })
  })

  test('an event is over when it closes at its place, and the list is correct until then', async () => {
    const order = async (now: string) => (await found(at(now))).slugs.slice(0, 5)
    expect(await order('2026-11-29T07:59:59.999Z')).toEqual(['wit', 'wita', 'wib', 'coming', 'over'])
    expect(await order('2026-11-29T08:00:00Z')).toEqual(['wita', 'wib', 'coming', 'wit', 'over'])
    expect(await order('2026-11-29T09:00:00Z')).toEqual(['wib', 'coming', 'wita', 'wit', 'over'])
    expect(await order('2026-11-29T10:00:00Z')).toEqual(['coming', 'wib', 'wita', 'wit', 'over'])
  })

  test('the next change is the next midnight of an open day, end of its hours, or publication', async () => {
    const changes: string[] = []
    let now: Instant | null = at('2026-11-28T15:00:00Z')
    while (now) {
      now = await nextEventChange(database.db, now)
      if (now) changes.push(String(now))
    }
    expect(changes).toEqual([
      ...['2026-11-28T16:00:00Z', '2026-11-28T17:00:00Z'],
      ...['2026-11-29T08:00:00Z', '2026-11-29T09:00:00Z', '2026-11-29T10:00:00Z'],
      ...['2026-12-01T00:00:00Z', '2026-12-04T17:00:00Z', '2026-12-05T10:00:00Z'],
      ...['2026-12-30T17:00:00Z', '2026-12-31T10:00:00Z', '2026-12-31T17:00:00Z', '2027-01-01T10:00:00Z'],
    ])
  })

  test('an event that is published later is in no list before, and in its place after', async () => {
    expect((await found(at('2026-11-30T23:59:59.999Z'))).total).toBe(6)
    expect((await found(at('2026-12-01T00:00:00Z'))).slugs.slice(0, 2)).toEqual(['not-yet-published', 'coming'])
  })

  test('a list can be filtered by year of a day, topic, model and province', async () => {
    const now = at('2026-11-29T02:00:00Z')
    expect((await found(now, { year: 2027 })).slugs).toEqual(['coming'])
    expect((await found(now, { year: 2025 })).slugs).toEqual(['long-ago'])
    expect((await found(now, { year: 2026 })).total).toBe(5)
    expect((await found(now, { containing: { topic: 'servis' } })).slugs).toEqual(['long-ago'])
    expect((await found(now, { containing: { models: ['l300'] } })).slugs).toEqual(['coming'])
    expect((await found(now, { containing: { place: { province: 'papua' } } })).slugs).toEqual(['over'])
    expect(await eventFacets(database.db, now)).toEqual({ years: [2027, 2026, 2025], provinces: ['bali', 'papua'] })
  })
})
