import { type Rupiah, rupiah } from '../../lib/money.ts'
import type { Maintenance, Schedule } from './maintenance-schema.ts'
import type { SmartLevel } from './smart-package-schema.ts'
import { figureAt } from './visit-cost.ts'

export type { SmartLevel, SmartPackages } from './smart-package-schema.ts'

/** A package beside the same visits, paid for one by one. */
export type PackageComparison = {
  level: SmartLevel
  price: Rupiah
  /** The kilometres of the visits that it covers. */
  marks: [number, ...number[]]
  /** The cost of these visits without the package. */
  single: Rupiah
  /** Negative when the package costs more. */
  saving: number
}

export type CarOfPackage = { model: string; schedule: Schedule }

/** Null when the model has no such package, or when the written schedule ends before the package does. */
export function comparePackage(
  { rule }: Maintenance,
  { model, schedule }: CarOfPackage,
  level: SmartLevel,
  /** Kilometres of the first covered visit. */
  from: number,
): PackageComparison | null {
  const price = level.prices[model]
  const marks = Array.from({ length: level.visits }, (_, later) => from + later * rule.every.kilometres) as [number, ...number[]]
  if (price === undefined || (marks.at(-1) ?? 0) > rule.writtenUpTo.kilometres) return null
  const costs = marks.map((mark) => figureAt(schedule, mark))
  if (costs.includes(null)) return null
  const single = rupiah(costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0))
  return { level, price, marks, single, saving: single - price }
}
