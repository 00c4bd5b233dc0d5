import { type SpeedMetric, speedDevices, speedLines, speedMetrics } from '../../lib/page-speed.ts'
import { type PageType, pageTypes } from './page-type.ts'

/** Google's limits of a good and of a poor value; milliseconds, CLS without a unit. The 75th percentile counts. */
export const speedLimits: Record<SpeedMetric, { good: number; poor: number }> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 },
}

/** The upper bounds of the buckets. Google's limits are among them; a larger value falls into one more bucket. */
export const bucketBounds: Record<SpeedMetric, readonly number[]> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000],
  INP: [16, 32, 50, 75, 100, 150, 200, 250, 300, 400, 500, 700, 1000, 2000, 5000],
  CLS: [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 2],
  TTFB: [100, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2500, 4000, 8000, 15_000],
}

export function bucketOf(metric: SpeedMetric, value: number): number {
  const bucket = bucketBounds[metric].findIndex((bound) => value <= bound)
  return bucket < 0 ? bucketBounds[metric].length : bucket
}

/** How fast one page was for one visitor. */
export type PageSpeed = {
  pageType: PageType
  device: (typeof speedDevices)[number]
  line: (typeof speedLines)[number]
  values: readonly { metric: SpeedMetric; value: number }[]
}

/** A day in milliseconds: longer than any page loads. */
const longest = 24 * 60 * 60 * 1000

/** From the fields that a browser sends; null when one is unknown or nothing was measured. */
export function readPageSpeed(fields: URLSearchParams): PageSpeed | null {
  const oneOf = <Name extends string>(names: readonly Name[], field: string) => names.find((name) => name === fields.get(field))
  const [pageType, device, line] = [oneOf(pageTypes, 'page'), oneOf(speedDevices, 'device'), oneOf(speedLines, 'line')]
  const values = speedMetrics.flatMap((metric) => {
    const typed = fields.get(metric) ?? ''
    return /^\d{1,8}(?:\.\d{1,3})?$/.test(typed) && Number(typed) <= longest ? [{ metric, value: Number(typed) }] : []
  })
  return pageType && device && line && values.length > 0 ? { pageType, device, line, values } : null
}

/**
 * The value that three of four visits stay below, from the counts of the buckets: within a bucket, visits count as evenly
 * spread. Null without visits. Above the last bound the last bound is returned.
 */
export function percentile75(metric: SpeedMetric, counts: readonly number[]): number | null {
  const bounds = bucketBounds[metric]
  const all = counts.reduce((sum, count) => sum + count, 0)
  let rest = all * 0.75
  if (all === 0) return null
  for (const [bucket, count] of counts.entries()) {
    const [from, to] = [bounds[bucket - 1] ?? 0, bounds[bucket] ?? bounds.at(-1) ?? 0]
    if (rest <= count) return from + (to - from) * (count === 0 ? 0 : rest / count)
    rest -= count
  }
  return bounds.at(-1) ?? null
}

export type SpeedGrade = 'good' | 'fair' | 'poor'

export function gradeOf(metric: SpeedMetric, value: number): SpeedGrade {
  const { good, poor } = speedLimits[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}
