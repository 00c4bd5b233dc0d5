import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speedMetrics } from '../../lib/page-speed.ts'
import { bucketBounds, bucketOf, gradeOf, percentile75, readPageSpeed, speedLimits } from './page-speed.ts'

const sent = (fields: Record<string, string>) =>
  readPageSpeed(new URLSearchParams({ page: 'car', device: 'mobile', line: '4g', ...fields }))

test('a report of a browser is read', () => {
  expect(sent({ LCP: '1834', CLS: '0.021' })).toEqual({
    pageType: 'car',
    device: 'mobile',
    line: '4g',
    values: [
      { metric: 'LCP', value: 1834 },
      { metric: 'CLS', value: 0.021 },
    ],
  })
})

test.each([
  { page: 'karangan', LCP: '10' },
  { device: 'kulkas', LCP: '10' },
  { line: '7g', LCP: '10' },
  {},
  { LCP: '-1' },
  { LCP: '1e9' },
  { LCP: 'NaN' },
  { LCP: '99999999' },
])('the report %j is not counted: what is counted has a closed list of names', (fields) => {
  expect(sent(fields as Record<string, string>)).toBeNull()
})

test("Google's limits are bounds of buckets, so that a grade never depends on an estimate within one", () => {
  for (const metric of speedMetrics) {
    expect(bucketBounds[metric]).toEqual(bucketBounds[metric].toSorted((one, other) => one - other))
    expect(bucketBounds[metric]).toContain(speedLimits[metric].good)
    expect(bucketBounds[metric]).toContain(speedLimits[metric].poor)
    expect(gradeOf(metric, speedLimits[metric].good)).toBe('good')
    expect(gradeOf(metric, speedLimits[metric].poor)).toBe('fair')
    expect(gradeOf(metric, speedLimits[metric].poor * 1.01)).toBe('poor')
  }
})

test('p75 of a histogram lies in the bucket of the real p75', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...speedMetrics),
      fc.array(fc.double({ min: 0, max: 25_000, noNaN: true }), { minLength: 1, maxLength: 60 }),
      (metric, values) => {
        const counts = Array.from({ length: bucketBounds[metric].length + 1 }, () => 0)
        for (const value of values) counts[bucketOf(metric, value)] = (counts[bucketOf(metric, value)] ?? 0) + 1
        const real = values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0
        const last = bucketBounds[metric].length
        const found = bucketOf(metric, percentile75(metric, counts) ?? -1)
        expect(found).toBe(bucketOf(metric, real) === last ? last - 1 : bucketOf(metric, real))
      },
    ),
  )
})

test('without visits there is no value', () => {
  expect(percentile75('LCP', [])).toBeNull()
  expect(percentile75('LCP', [0, 0])).toBeNull()
})
