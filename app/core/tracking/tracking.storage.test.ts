import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { writeChoice } from '../../lib/consent-choice.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { rateLimits } from '../../platform/tables.ts'
import { type Answer, forgetChoices, recordChoice } from './choices.server.ts'
import { forgetOldTracking } from './forget-tracking.job.ts'
import { countPageSpeed, readPageSpeeds } from './page-speed.server.ts'
import type { PageSpeed } from './page-speed.ts'
import { trackingChoices, webVitals } from './tables.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const asked = ['analytics', 'advertising'] as const
const requestWith = (headers: Record<string, string>) => new Request('https://contoh.id/privasi/pilihan', { headers })

describe.each(everyDatabase)('tracking on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    for (const table of [trackingChoices, webVitals, rateLimits]) await database.db.delete(table)
  })
  afterAll(() => database.close())

  /** A choice that is recorded. */
  const record = async (request: Request, answer: Answer, now: Instant) => {
    const recorded = await recordChoice(database.db, { request, client: '203.0.113.7' }, answer, now)
    if (!recorded.ok) throw new Error('not recorded')
    return recorded.value
  }

  test('each choice is recorded with its text and time, under one name for a browser', async () => {
    const first = await record(requestWith({}), { asked, allowed: asked }, morning)
    const cookie = `__Host-persetujuan=${writeChoice(first)}`
    const later = morning.add({ hours: 3 })
    const second = await record(requestWith({ Cookie: cookie }), { asked, allowed: [] }, later)
    expect(second.visitor).toBe(first.visitor)
    const rows = await database.db.select().from(trackingChoices).orderBy(trackingChoices.id)
    expect(rows).toMatchObject([
      { visitor: first.visitor, textVersion: 1, asked, allowed: asked, bySignal: false, at: morning },
      { visitor: first.visitor, textVersion: 1, asked, allowed: [], bySignal: false, at: later },
    ])
    const other = await record(requestWith({}), { asked, allowed: [] }, later)
    expect(other.visitor).not.toBe(first.visitor)
  })

  test('Global Privacy Control refuses everything, and a purpose that was not asked for is not allowed', async () => {
    const signal = requestWith({ 'Sec-GPC': '1' })
    expect(await record(signal, { asked, allowed: asked }, morning)).toMatchObject({ allowed: [] })
    const more = { asked: ['analytics'] as const, allowed: asked }
    expect(await record(requestWith({}), more, morning)).toMatchObject({ allowed: ['analytics'] })
    const rows = await database.db.select().from(trackingChoices).orderBy(trackingChoices.id)
    expect(rows.map(({ bySignal, allowed }) => [bySignal, allowed])).toEqual([
      [true, []],
      [false, ['analytics']],
    ])
  })

  test('an address that sends too many choices gives no permission without a record; a refusal holds', async () => {
    const client = '203.0.113.7'
    const cookie = {
      Cookie: `persetujuan=${writeChoice(await record(requestWith({}), { asked, allowed: ['analytics'] }, morning))}`,
    }
    const choose = (headers: Record<string, string>, allowed: Answer['allowed'], from = client) =>
      recordChoice(database.db, { request: requestWith(headers), client: from }, { asked, allowed }, morning)
    for (let sent = 1; sent < 300; sent++) await record(requestWith({}), { asked, allowed: asked }, morning)
    expect(await choose({}, asked)).toEqual({ ok: false, refusal: { secondsToWait: 30, held: null } })
    expect(await choose({}, [])).toMatchObject({ ok: true, value: { allowed: [] } })
    expect(await choose({ 'Sec-GPC': '1' }, asked)).toMatchObject({ ok: true, value: { allowed: [] } })
    expect(await choose(cookie, [])).toMatchObject({ ok: true, value: { allowed: [] } })
    expect(await choose(cookie, ['analytics'])).toMatchObject({ ok: true, value: { allowed: ['analytics'] } })
    expect(await choose(cookie, ['advertising'])).toMatchObject({ ok: false, refusal: { held: { allowed: [] } } })
    expect(await database.db.$count(trackingChoices)).toBe(300)
    expect(await choose({}, asked, '203.0.113.8')).toMatchObject({ ok: true })
  })

  const speed = (lcp: number, changes: Partial<PageSpeed> = {}): PageSpeed => ({
    pageType: 'car',
    device: 'mobile',
    line: '4g',
    values: [{ metric: 'LCP', value: lcp }],
    ...changes,
  })

  test('visits are counted by day and bucket, and p75 is read over the last days', async () => {
    for (const lcp of [600, 700, 800, 2700]) await countPageSpeed(database.db, speed(lcp), morning)
    await countPageSpeed(database.db, speed(9000), morning.subtract({ hours: 40 * 24 }))
    await countPageSpeed(database.db, speed(400, { pageType: 'home', line: 'unknown' }), morning)
    expect(await database.db.$count(webVitals)).toBe(4)
    expect(await readPageSpeeds(database.db, 'pageType', 28, morning)).toEqual([
      { name: 'car', visits: 4, p75: { LCP: 1000, INP: null, CLS: null, TTFB: null } },
      { name: 'home', visits: 1, p75: { LCP: 375, INP: null, CLS: null, TTFB: null } },
    ])
    expect((await readPageSpeeds(database.db, 'line', 28, morning)).map(({ name }) => name)).toEqual(['4g', 'unknown'])
  })

  test('a day begins at midnight in Jakarta', async () => {
    await countPageSpeed(database.db, speed(600), Temporal.Instant.from('2026-11-27T17:00:00Z'))
    expect(await database.db.select({ day: webVitals.day }).from(webVitals)).toEqual([{ day: '2026-11-28' }])
  })

  test('old counts are deleted, and old records of choices a few at a time', async () => {
    const old = morning.subtract({ hours: 3 * 365 * 24 })
    for (const at of [old, morning]) {
      await record(requestWith({}), { asked, allowed: [] }, at)
      await countPageSpeed(database.db, speed(600), at)
    }
    await forgetOldTracking({ db: database.db, clock: { now: () => morning } })
    expect(await database.db.$count(webVitals)).toBe(1)
    const before = morning.subtract({ hours: 1 })
    expect([await forgetChoices(database.db, before, 200), await forgetChoices(database.db, before, 200)]).toEqual([1, 0])
    expect(await database.db.$count(trackingChoices)).toBe(1)
  })
})
