import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { faqTopics } from './faq.ts'
import { faqKind } from './faq-schema.ts'
import { handOverKind } from './hand-over-schema.ts'
import { seedHelp } from './help.server.ts'
import type { ContentKind } from './kind.ts'
import { recallKind } from './recall-schema.ts'
import { seedRecalls } from './recalls.server.ts'
import { listShown } from './shown-items.server.ts'
import { warningLightKind } from './warning-light-schema.ts'
import { warningSymbols } from './warning-lights.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')

describe.each(everyDatabase)('seeded help on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedHelp(database.db, now)
    await seedRecalls(database.db, now)
  })
  afterAll(() => database.close())

  const bodies = async <Body extends object>(kind: ContentKind<Body>) =>
    (await listShown(database.db, kind, { page: 1, perPage: 100 }, now)).items.map(({ body }) => body)

  test('every topic has questions, each with its own place', async () => {
    const faqs = await bodies(faqKind)
    expect(faqs).toHaveLength(24)
    for (const topic of faqTopics) {
      const places = faqs.filter((faq) => faq.topic === topic).map(({ order }) => order)
      expect(
        places.toSorted((one, other) => one - other),
        topic,
      ).toEqual(places.map((_, index) => index + 1))
      expect(places.length, topic).toBeGreaterThan(0)
    }
  })

  test('every symbol belongs to one light', async () => {
    const lights = await bodies(warningLightKind)
    expect(lights.map(({ symbol }) => symbol).toSorted()).toEqual([...warningSymbols].toSorted())
  })

  test('documents and recalls are marked as samples', async () => {
    const [documents, recalls] = [await bodies(handOverKind), await bodies(recallKind)]
    expect([documents.length, recalls.length]).toEqual([8, 4])
    expect([...documents, ...recalls].every(({ sample }) => sample)).toBe(true)
  })
})
