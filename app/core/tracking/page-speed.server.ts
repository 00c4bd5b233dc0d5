import { gte, lt, sql } from 'drizzle-orm'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { type SpeedMetric, speedMetrics } from '../../lib/page-speed.ts'
import type { Db } from '../../platform/database.server.ts'
import { bucketBounds, bucketOf, type PageSpeed, percentile75 } from './page-speed.ts'
import { webVitals } from './tables.ts'

/** The day in Jakarta, whose visits are counted together. */
const dayOf = (now: Instant): string => now.toZonedDateTimeISO('Asia/Jakarta').toPlainDate().toString()

/** Counts how fast a page was for one visitor. One statement, at most one row for each metric. */
export async function countPageSpeed(db: Db, { pageType, device, line, values }: PageSpeed, now: Instant): Promise<void> {
  const rows = values.map(({ metric, value }) => ({
    ...{ day: dayOf(now), pageType, device, line, metric },
    bucket: bucketOf(metric, value),
    visits: 1,
  }))
  await db
    .insert(webVitals)
    .values(rows)
    .onConflictDoUpdate({
      target: [webVitals.day, webVitals.pageType, webVitals.device, webVitals.line, webVitals.metric, webVitals.bucket],
      set: { visits: sql`${webVitals.visits} + 1` },
    })
}

export const speedGroups = ['pageType', 'device', 'line'] as const
export type SpeedGroup = (typeof speedGroups)[number]

/** `p75`: null without visits. */
export type SpeedOf = { name: string; visits: number; p75: Record<SpeedMetric, number | null> }

/** The last days by one property, the most visited first. */
export async function readPageSpeeds(db: Db, group: SpeedGroup, days: number, now: Instant): Promise<SpeedOf[]> {
  const first = Temporal.PlainDate.from(dayOf(now))
    .subtract({ days: days - 1 })
    .toString()
  const { metric, bucket, visits, day } = webVitals
  const rows = await db
    .select({ name: webVitals[group], metric, bucket, visits: sql<number>`sum(${visits})::int` })
    .from(webVitals)
    .where(gte(day, first))
    .groupBy(webVitals[group], metric, bucket)
  return [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, own]) => speedOf(name, own))
    .sort((one, other) => other.visits - one.visits || one.name.localeCompare(other.name))
}

type Row = { metric: string; bucket: number; visits: number }

function speedOf(name: string, rows: readonly Row[]): SpeedOf {
  const countsOf = (metric: SpeedMetric) => {
    const counts = Array.from({ length: bucketBounds[metric].length + 1 }, () => 0)
    for (const row of rows) if (row.metric === metric) counts[row.bucket] = row.visits
    return counts
  }
  const counts = new Map(speedMetrics.map((metric) => [metric, countsOf(metric)]))
  const sums = [...counts.values()].map((each) => each.reduce((sum, count) => sum + count, 0))
  const p75 = Object.fromEntries(speedMetrics.map((metric) => [metric, percentile75(metric, counts.get(metric) ?? [])]))
  return { name, visits: Math.max(...sums), p75: p75 as SpeedOf['p75'] }
}

/** Deletes counts of days before an instant. */
export async function forgetPageSpeeds(db: Db, before: Instant): Promise<void> {
  await db.delete(webVitals).where(lt(webVitals.day, dayOf(before)))
}
