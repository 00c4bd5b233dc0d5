import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../tests/support/database.ts'
import { Temporal } from '../lib/instant.ts'
import type { Database } from './database.server.ts'
import { count, countAll, forgetCounts, peek } from './rate-limit.server.ts'
import { rateLimits } from './tables.ts'

const fiveAMinute = { points: 5, seconds: 60 }
const noon = Temporal.Instant.from('2026-11-28T05:00:00Z')

describe.each(everyDatabase)('limits on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await database.db.delete(rateLimits)
  })
  afterAll(() => database.close())

  const countAt = (seconds: number, key: string, limit = fiveAMinute) =>
    count(database.db, key, limit, noon.add({ milliseconds: 1000 * seconds }))

  test('five requests pass; the sixth learns how long to wait, and passes after that time', async () => {
    for (let times = 0; times < 5; times++) expect(await countAt(0, 'leads of client 203.0.113.7')).toEqual({ ok: true })
    expect(await countAt(17.5, 'leads of client 203.0.113.7')).toEqual({ ok: false, secondsToWait: 43 })
    expect(await countAt(17.5, 'leads of client 198.51.100.4')).toEqual({ ok: true })
    expect(await countAt(60, 'leads of client 203.0.113.7')).toEqual({ ok: true })
  })

  test('of two hundred requests at once five pass', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => countAt(0, 'leads of number +6281234567890')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    for (const answer of answers) if (!answer.ok) expect(answer.secondsToWait).toBe(60)
  })

  test('one key can have two limits under two names', async () => {
    const hourly = { points: 1, seconds: 3600 }
    expect(await countAt(0, 'hourly +6281234567890', hourly)).toEqual({ ok: true })
    expect(await countAt(0, 'hourly +6281234567890', hourly)).toEqual({ ok: false, secondsToWait: 3600 })
    expect(await countAt(0, 'a minute +6281234567890')).toEqual({ ok: true })
  })

  test('a transaction that fails keeps no count', async () => {
    const failing = database.db.transaction(async (tx) => {
      await count(tx, 'leads of client 203.0.113.7', fiveAMinute, noon)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await database.db.$count(rateLimits)).toBe(0)
  })

  test('a count that may be lost limits like any other, and only its own statement does not wait for the disk', async () => {
    const countings = [{ kind: 'many', key: 'leads of client 203.0.113.7', limit: { points: 1, seconds: 60 } }]
    const ask = () => countAll(database.db, countings, noon, { mayBeLost: true })
    const waits = async () => ((await database.db.execute(sql`show synchronous_commit`)) as unknown as { rows: unknown[] }).rows
    const before = await waits()
    expect((await ask()).ok).toBe(true)
    expect(await ask()).toEqual({ ok: false, refusal: { kind: 'many', secondsToWait: 60 } })
    expect(await waits()).toEqual(before)
  })

  test('the table holds neither a phone number nor an address', async () => {
    await countAt(0, 'leads of number +6281234567890')
    const [row] = await database.db.select().from(rateLimits)
    expect(row).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{64}$/), points: 1 })
  })

  const bucket = { burst: 3, perMinute: 2 }
  const take = (seconds: number, key = 'leads of address 203.0.113.7') =>
    count(database.db, key, bucket, noon.add({ milliseconds: 1000 * seconds }))

  test('a bucket allows its burst at once, then one request after the other, and never more than its size', async () => {
    for (let times = 0; times < 3; times++) expect(await take(0)).toEqual({ ok: true })
    expect(await take(0)).toEqual({ ok: false, secondsToWait: 30 })
    expect(await take(12)).toEqual({ ok: false, secondsToWait: 18 })
    expect([await take(30), await take(30)]).toEqual([{ ok: true }, { ok: false, secondsToWait: 30 }])
    expect(await take(30, 'leads of address 198.51.100.4')).toEqual({ ok: true })
    const later = await Promise.all(Array.from({ length: 9 }, () => take(3600)))
    expect(later.filter(({ ok }) => ok)).toHaveLength(3)
  })

  test('looking into a bucket counts nothing', async () => {
    const look = (seconds: number) => peek(database.db, 'a', bucket, noon.add({ milliseconds: 1000 * seconds }))
    expect(await look(0)).toEqual({ ok: true })
    for (let times = 0; times < 3; times++) await take(0, 'a')
    expect([await look(0), await look(29), await look(30)]).toEqual([
      { ok: false, secondsToWait: 30 },
      { ok: false, secondsToWait: 1 },
      { ok: true },
    ])
    expect(await take(30, 'a')).toEqual({ ok: true })
  })

  test('when one of several limits refuses, none of them counts', async () => {
    const countBoth = () =>
      countAll(
        database.db,
        [
          { kind: 'device', key: 'device', limit: fiveAMinute },
          { kind: 'address', key: 'address', limit: { burst: 2, perMinute: 1 } },
        ],
        noon,
      )
    const answers = []
    for (let times = 0; times < 9; times++) answers.push(await countBoth())
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers[8]).toEqual({ ok: false, refusal: { kind: 'address', secondsToWait: 60 } })
    for (let times = 0; times < 3; times++) expect(await countAt(0, 'device')).toEqual({ ok: true })
    expect((await countAt(0, 'device')).ok).toBe(false)
  })

  test('of many requests at once under several limits, as many pass as the strictest limit allows', async () => {
    const countings = (person: number) => [
      { kind: 'device', key: `device ${person % 7}`, limit: { points: 4, seconds: 60 } },
      { kind: 'number', key: `number ${person % 5}`, limit: fiveAMinute },
      { kind: 'address', key: 'address', limit: { burst: 20, perMinute: 1 } },
    ]
    // Use both orders: requests that deadlock would fail.
    const inSomeOrder = (person: number) => (person % 2 ? countings(person) : countings(person).reverse())
    const first = Array.from({ length: 10 }, (_, person) => countAll(database.db, inSomeOrder(person), noon))
    expect((await Promise.all(first)).every(({ ok }) => ok)).toBe(true)
    const later = Array.from({ length: 100 }, (_, person) => countAll(database.db, inSomeOrder(person), noon))
    expect((await Promise.all(later)).filter(({ ok }) => ok)).toHaveLength(10)
  })

  test('requests at once under new and known keys do not wait for each other in a circle', async () => {
    for (let round = 0; round < 30; round++) {
      const countings = (person: number) =>
        [`device ${person % 4}`, `number ${person % 3}`, 'address'].map((name) => {
          // The address of one round is the only known key of the next.
          const key = name === 'address' ? `${name} ${round % 2}` : `${name} of ${round}`
          return { kind: 'limit', key, limit: { points: 100_000, seconds: 60 } }
        })
      const answers = await Promise.all(Array.from({ length: 24 }, (_, person) => countAll(database.db, countings(person), noon)))
      expect(answers.every(({ ok }) => ok)).toBe(true)
    }
  })

  test('a bucket allows its whole burst also when a minute does not divide into whole milliseconds', async () => {
    const sevenAMinute = { burst: 70, perMinute: 7 }
    const takeOne = () => count(database.db, 'leads of address 203.0.113.7', sevenAMinute, noon)
    for (let times = 0; times < 70; times++) expect(await takeOne()).toEqual({ ok: true })
    expect(await takeOne()).toEqual({ ok: false, secondsToWait: 9 })
  })

  test('a bucket that is full again is forgotten', async () => {
    await take(0)
    await forgetCounts(database.db, noon.add({ seconds: 29 }))
    expect(await database.db.$count(rateLimits)).toBe(1)
    await forgetCounts(database.db, noon.add({ seconds: 31 }))
    expect(await database.db.$count(rateLimits)).toBe(0)
  })

  test('expired counts are deleted', async () => {
    await countAt(0, 'over in a minute')
    await countAt(0, 'over in an hour', { points: 5, seconds: 3600 })
    await forgetCounts(database.db, noon.add({ seconds: 61 }))
    expect(await database.db.$count(rateLimits)).toBe(1)
  })
})

test('a database that does not answer is an error, not a refusal', async () => {
  const [{ open } = { open: () => Promise.reject(new Error('no database')) }] = everyDatabase
  const database = await open()
  await database.close()
  await expect(count(database.db, 'leads of client 203.0.113.7', fiveAMinute, noon)).rejects.toThrow()
})
