import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../tests/support/database.ts'
import { Temporal } from '../lib/instant.ts'
import type { Bucket } from './bucket.ts'
import type { Database } from './database.server.ts'
import { type Counting, countAll, forgetCounts, type Limit } from './rate-limit.server.ts'
import { rateLimits } from './tables.ts'

const start = Temporal.Instant.from('2026-11-28T05:00:00Z')

/** A model that counts the limits in memory; times in milliseconds. */
const limits: Record<string, Limit | Bucket> = {
  number: { points: 2, seconds: 5 },
  device: { points: 3, seconds: 2 },
  address: { burst: 3, perMinute: 30 },
  office: { burst: 1, perMinute: 60 },
}

type Window = { since: number; times: number }
type Level = { full: number }

class Model {
  #windows = new Map<string, Window>()
  #levels = new Map<string, Level>()

  /** The first key that refuses, with the wait in ms. Null when all keys were counted. */
  count(keys: readonly string[], now: number): { key: string; wait: number } | null {
    for (const key of keys) {
      const wait = this.#wait(key, now)
      if (wait > 0) return { key, wait }
    }
    for (const key of keys) this.#add(key, now)
    return null
  }

  #wait(key: string, now: number): number {
    const limit = limits[key]
    if (!limit) throw new Error(key)
    if ('perMinute' in limit) {
      const refill = 60_000 / limit.perMinute
      return (this.#levels.get(key)?.full ?? 0) - now - (limit.burst - 1) * refill
    }
    const window = this.#windows.get(key)
    return window && window.times >= limit.points ? window.since + limit.seconds * 1000 - now : 0
  }

  #add(key: string, now: number): void {
    const limit = limits[key]
    if (!limit) throw new Error(key)
    if ('perMinute' in limit) {
      this.#levels.set(key, { full: Math.max(this.#levels.get(key)?.full ?? 0, now) + 60_000 / limit.perMinute })
      return
    }
    const window = this.#windows.get(key)
    const goesOn = window && now < window.since + limit.seconds * 1000
    this.#windows.set(key, goesOn ? { ...window, times: window.times + 1 } : { since: now, times: 1 })
  }
}

type Step = { keys: string[]; pause: number; forgets: boolean }

const steps = fc.array(
  fc.record({
    keys: fc.shuffledSubarray(Object.keys(limits), { minLength: 1 }),
    pause: fc.constantFrom(0, 0, 1, 499, 1000, 2000, 4999, 5000),
    forgets: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30 },
)

const countingsOf = (keys: string[]): Counting<string>[] =>
  keys.map((key) => ({ kind: key, key, limit: limits[key] as Limit | Bucket }))

describe.each(everyDatabase)('limits on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  async function follow(run: Step[]): Promise<void> {
    await database.db.delete(rateLimits)
    const model = new Model()
    let passed = 0
    for (const { keys, pause, forgets } of run) {
      passed += pause
      const now = start.add({ milliseconds: passed })
      if (forgets) await forgetCounts(database.db, now)
      const counted = await countAll(database.db, countingsOf(keys), now)
      const refusal = model.count(keys, now.epochMilliseconds)
      const told = refusal && { kind: refusal.key, secondsToWait: Math.ceil(refusal.wait / 1000) }
      expect(counted.ok ? null : counted.refusal).toEqual(told)
    }
  }

  test('the limits count like a model in memory, for any sequence of requests', async () => {
    await fc.assert(fc.asyncProperty(steps, follow), { numRuns: 60 })
  })
})
