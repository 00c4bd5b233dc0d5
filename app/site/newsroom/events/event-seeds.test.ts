import { expect, test } from 'vitest'
import { z } from 'zod'
import dealersFile from '../../../../data/dealers.json' with { type: 'json' }
import modelsFile from '../../../../data/models.json' with { type: 'json' }
import { eventKind } from '../../../core/content/event-schema.ts'
import { spansOf } from '../../../core/content/event-times.ts'
import { dealerSchema } from '../../../core/dealers/dealer.ts'
import { provinceAt, slugOf } from '../../../core/dealers/region-slugs.ts'
import { provinceOf } from '../../../core/dealers/regions.ts'
import { Temporal } from '../../../lib/instant.ts'
import { zoneOf } from '../../../lib/zone.ts'

const files = import.meta.glob<unknown>('../../../../data/content/events/*.json', { eager: true, import: 'default' })
const envelope = z.looseObject({ slug: z.string(), publishAt: z.string() })
const seeds = Object.values(files).map((file) => {
  const { slug, publishAt } = envelope.parse(file)
  return { slug, publishAt: Temporal.Instant.from(publishAt), event: eventKind.schema.parse(file) }
})
const dealers = dealersFile.dealers.map((row) => dealerSchema.parse(row))

test('the sample events are past and coming, in all three zones, and are announced before they begin', () => {
  const november = Temporal.Instant.from('2026-11-01T00:00:00Z').epochMilliseconds
  const isPast = seeds.map(({ event }) => spansOf(event).every(({ to }) => to.epochMilliseconds < november))
  expect(new Set(isPast)).toEqual(new Set([true, false]))
  expect(new Set(seeds.map(({ event }) => event.zone)).size).toBe(3)
  for (const { slug, publishAt, event } of seeds)
    expect(publishAt.epochMilliseconds, slug).toBeLessThan(spansOf(event)[0]?.from.epochMilliseconds ?? 0)
})

test.each(seeds)('$slug is in a known province and its time zone, at a dealer there, with models on sale', ({ event }) => {
  const province = provinceAt(event.place.province)
  expect(province).not.toBeNull()
  expect(zoneOf(province?.code ?? '')).toBe(event.zone)
  const dealer = dealers.find(({ slug }) => slug === event.dealer)
  if (event.dealer) {
    expect(dealer && slugOf(provinceOf(dealer.regencyCode))).toBe(event.place.province)
    expect(dealer?.services).toContain('sales')
  }
  const onSale = modelsFile.cars.filter(({ status }) => status === 'on-sale').map(({ slug }) => slug)
  expect(event.models.filter((model) => !onSale.includes(model))).toEqual([])
  expect(event.models).toContain('scene' in event.picture && event.picture.scene.model)
})

test.each([
  ['a day that closes before it opens', { days: [{ date: '2026-12-01', opens: '17:00', closes: '09:00' }] }],
  ['no day', { days: [] }],
  ['a day twice', { days: ['2026-12-01', '2026-12-01'].map((date) => ({ date, opens: '09:00', closes: '17:00' })) }],
  ['a day that does not exist', { days: [{ date: '2026-02-30', opens: '09:00', closes: '17:00' }] }],
  ['an hour that does not exist', { days: [{ date: '2026-12-01', opens: '09:00', closes: '24:00' }] }],
  ['a place abroad', { place: { ...seeds[0]?.event.place, latitude: 52.5 } }],
  ['an unknown zone', { zone: 'Asia/Singapore' }],
])('an event with %s is refused', (_, wrong) => {
  expect(eventKind.schema.safeParse({ ...seeds[0]?.event, ...wrong }).success).toBe(false)
})
