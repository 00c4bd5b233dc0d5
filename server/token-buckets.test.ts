import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

const minute = 60_000

test('a minute’s worth may come at once; the next has to wait for one to be refilled', () => {
  const buckets = new TokenBuckets(30)
  const takeAt = (now: number) => buckets.take('203.0.113.7', now)
  for (let times = 0; times < 30; times++) expect(takeAt(0)).toBe(0)
  expect(takeAt(0)).toBe(2)
  expect(takeAt(1500)).toBe(1)
  expect([takeAt(2000), takeAt(2000)]).toEqual([0, 2])
  expect(buckets.take('198.51.100.4', 2000)).toBe(0)
})

test('a bucket is full again after a minute, and no fuller', () => {
  const buckets = new TokenBuckets(300)
  const taken = (now: number) => Array.from({ length: 1000 }, () => buckets.take('x', now)).filter((wait) => wait === 0).length
  expect([taken(0), taken(0), taken(minute), taken(100 * minute)]).toEqual([300, 0, 300, 300])
})

test('no wait is longer than a minute, however many requests come', () => {
  const buckets = new TokenBuckets(1)
  const waits = Array.from({ length: 10_000 }, (_, at) => buckets.take('x', at))
  expect(Math.max(...waits)).toBeLessThanOrEqual(60)
})

test('a hundred thousand networks take up no more memory than twenty thousand', () => {
  const buckets = new TokenBuckets(30)
  for (let network = 0; network < 100_000; network++) buckets.take(`2001:db8:${network}::/64`, 0)
  expect(buckets.size).toBe(20_000)
})
