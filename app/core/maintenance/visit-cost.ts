import { type Rupiah, rupiah } from '../../lib/money.ts'
import type { CostBasis, CostOrigin, Maintenance, Schedule } from './maintenance-schema.ts'

/** The approximate cost of a visit: labour and parts, without a package. */
export type Cost = { kind: 'free' } | { kind: 'unknown' } | CostRange
export type CostRange = { kind: 'about'; low: Rupiah; high: Rupiah; origin: CostOrigin; basis: CostBasis }

/** A range over all schedules that the car may follow, if their costs are known. */
export function costAt(maintenance: Maintenance, schedules: readonly Schedule[], number: number): Cost {
  if (number === 0) return { kind: 'free' }
  const kilometres = maintenance.rule.every.kilometres * number
  const ranges = schedules.flatMap((schedule) => rangeAt(maintenance, schedule, kilometres) ?? [])
  const [first] = ranges
  if (!first) return { kind: 'unknown' }
  const low = Math.min(...ranges.map((range) => range.low))
  const high = Math.max(...ranges.map((range) => range.high))
  return { kind: 'about', low: rupiah(low), high: rupiah(high), origin: first.origin, basis: first.basis }
}

type Range = { low: number; high: number; origin: CostOrigin; basis: CostBasis }

function rangeAt(maintenance: Maintenance, schedule: Schedule, kilometres: number): Range | null {
  const figure = figureAt(schedule, kilometres)
  if (figure === null) return null
  const { origin } = schedule.costs
  const basis = maintenance.costBases[origin]
  const { from, to } = basis.percent
  return { low: Math.floor(share(figure, from)) * step, high: Math.ceil(share(figure, to)) * step, origin, basis }
}

/** Rupiah. Ranges are rounded to this step, because a bill cannot be predicted more exactly. */
const step = 50_000

const share = (figure: number, percent: number): number => (figure * percent) / 100 / step

/** The cost from the schedule, without a range. Null when a due task has an unknown cost. */
export function figureAt({ costs, extras }: Schedule, kilometres: number): number | null {
  const exact = costs.at[kilometres]
  if (exact !== undefined) return exact
  const intervals = [...Object.keys(costs.every).map(Number), ...extras.flatMap((extra) => ('every' in extra ? extra.every : []))]
  const longest = Math.max(...intervals.filter((every) => kilometres % every === 0))
  return costs.every[longest] ?? null
}
