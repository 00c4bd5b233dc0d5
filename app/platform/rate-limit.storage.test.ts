import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { everyDatabase } from '../../tests/support/database.ts'
import { Temporal } from '../lib/instant.ts'
import type { Database } from './database.server.ts'
import { consume, countAll, forgetCounts, lookInto, takeFrom } from './rate-limit.server.ts'
import { rateLimits } from './tables.ts'

const fiveAMinute = { points: 5, seconds: 60 }

describe.each(everyDatabase)('limits on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T02:30:00Z') })
    await database.db.delete(rateLimits)
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => database.close())

  const count = (key: string, limit = fiveAMinute) => consume(database.db, key, limit)

  test('five pass, the sixth is told how long to wait, and may come back then', async () => {
    for (let times = 0; times < 5; times++) expect(await count('leads of client 203.0.113.7')).toEqual({ ok: true })
    vi.setSystemTime(new Date('2026-11-28T02:30:17.500Z'))
    expect(await count('leads of client 203.0.113.7')).toEqual({ ok: false, secondsToWait: 43 })
    expect(await count('leads of client 198.51.100.4')).toEqual({ ok: true })
    vi.setSystemTime(new Date('2026-11-28T02:31:00Z'))
    expect(await count('leads of client 203.0.113.7')).toEqual({ ok: true })
  })

  test('of two hundred at once five pass', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => count('leads of number +6281234567890')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    for (const answer of answers) if (!answer.ok) expect(answer.secondsToWait).toBe(60)
  })

  test('one key can be under two limits at a time by two names', async () => {
    const hourly = { points: 1, seconds: 3600 }
    expect(await count('hourly +6281234567890', hourly)).toEqual({ ok: true })
    expect(await count('hourly +6281234567890', hourly)).toEqual({ ok: false, secondsToWait: 3600 })
    expect(await count('a minute +6281234567890')).toEqual({ ok: true })
  })

  test('the count of a transaction that fails is not kept', async () => {
    const failing = database.db.transaction(async (tx) => {
      await consume(tx, 'leads of client 203.0.113.7', fiveAMinute)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await database.db.$count(rateLimits)).toBe(0)
  })

  test('neither a number nor an address stands in the table', async () => {
    await count('leads of number +6281234567890')
    const [row] = await database.db.select().from(rateLimits)
    expect(row).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{64}$/), points: 1 })
  })

  const noon = Temporal.Instant.from('2026-11-28T05:00:00Z')
  const bucket = { burst: 3, perMinute: 2 }
  const take = (seconds: number, key = 'leads of address 203.0.113.7') =>
    takeFrom(database.db, key, bucket, noon.add({ seconds }))

  test('a bucket gives its burst at once, then one after the other, and is never fuller than full', async () => {
    for (let times = 0; times < 3; times++) expect(await take(0)).toEqual({ ok: true })
    expect(await take(0)).toEqual({ ok: false, secondsToWait: 30 })
    expect(await take(12)).toEqual({ ok: false, secondsToWait: 18 })
    expect([await take(30), await take(30)]).toEqual([{ ok: true }, { ok: false, secondsToWait: 30 }])
    expect(await take(30, 'leads of address 198.51.100.4')).toEqual({ ok: true })
    const later = await Promise.all(Array.from({ length: 9 }, () => take(3600)))
    expect(later.filter(({ ok }) => ok)).toHaveLength(3)
  })

  test('looking into a bucket takes nothing', async () => {
    const look = (seconds: number) => lookInto(database.db, 'a', bucket, noon.add({ seconds }))
    expect(await look(0)).toEqual({ ok: true })
    for (let times = 0; times < 3; times++) await take(0, 'a')
    expect([await look(0), await look(29), await look(30)]).toEqual([
      { ok: false, secondsToWait: 30 },
      { ok: false, secondsToWait: 1 },
      { ok: true },
    ])
    expect(await take(30, 'a')).toEqual({ ok: true })
  })

  test('under several limits nothing is counted when one of them refuses', async () => {
    const count = () =>
      countAll(
        database.db,
        [
          { kind: 'device', key: 'device', limit: fiveAMinute },
          { kind: 'address', key: 'address', limit: { burst: 2, perMinute: 1 } },
        ],
        noon,
      )
    const answers = []
    for (let times = 0; times < 9; times++) answers.push(await count())
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers[8]).toEqual({ ok: false, refusal: { kind: 'address', secondsToWait: 60 } })
    for (let times = 0; times < 3; times++) expect(await consume(database.db, 'device', fiveAMinute)).toEqual({ ok: true })
    expect((await consume(database.db, 'device', fiveAMinute)).ok).toBe(false)
  })

  test('a bucket that is full again is forgotten', async () => {
    await take(0)
    await forgetCounts(database.db, noon.add({ seconds: 29 }))
    expect(await database.db.$count(rateLimits)).toBe(1)
    await forgetCounts(database.db, noon.add({ seconds: 31 }))
    expect(await database.db.$count(rateLimits)).toBe(0)
  })

  test('what has been counted long enough is forgotten', async () => {
    await count('over in a minute')
    await count('over in an hour', { points: 5, seconds: 3600 })
    await forgetCounts(database.db, Temporal.Instant.from('2026-11-28T02:31:01Z'))
    expect(await database.db.$count(rateLimits)).toBe(1)
  })
})

test('a database that does not answer is a fault, not a refusal', async () => {
  const [{ open } = { open: () => Promise.reject(new Error('no database')) }] = everyDatabase
  const database = await open()
  await database.close()
  await expect(consume(database.db, 'leads of client 203.0.113.7', fiveAMinute)).rejects.toThrow()
})
