import { z } from 'zod'
import { type Rupiah, rupiah } from '../../lib/money.ts'
import { confidences } from '../cars/car.ts'

export const works = [
  'first-inspection',
  'adjustments',
  'engine-oil',
  'oil-filter',
  'multi-point-inspection',
  'air-filter',
  'cabin-filter',
  'brake-cleaning',
  'wheel-rotation',
  'transmission-fluid',
  'coolant',
  'brake-fluid',
  'high-voltage-inspection',
  'fuel-filter',
  'differential-oil',
  'transfer-oil',
  'spark-plugs',
  'timing-belt',
] as const
/** One task at a visit. */
export type Work = (typeof works)[number]

export const visitKinds = ['first-check', 'small', 'major'] as const
export type VisitKind = (typeof visitKinds)[number]

export const recalledParts = ['tailgate-gas-springs', 'fuel-pump'] as const
export type RecalledPart = (typeof recalledParts)[number]

/** Calculated from prices of workshops, or estimated by us. */
export const costOrigins = ['workshop', 'estimate'] as const
export type CostOrigin = (typeof costOrigins)[number]

const evidence = { confidence: z.enum(confidences), source: z.string() }
const count = z.number().int().positive()
const amount = count.transform((value): Rupiah => rupiah(value))
const distance = z.object({ kilometres: count, months: count })
const workList = z.array(z.enum(works)).nonempty()
const month = z.string().regex(/^\d{4}-\d{2}$/)
/** Amounts by kilometres of the visit. */
const byKilometres = z.record(z.string().regex(/^\d+$/), amount)

const costBasis = z.object({
  /** The area of the workshops. Null when the source does not name it. */
  place: z.string().nullable(),
  asOf: month,
  /** How much a bill may differ, in percent. The upper end has room for VAT, which the source adds, and for other areas. */
  percent: z.object({ from: count, to: count }),
  ...evidence,
})

/** Work in addition to the common list: at certain kilometres, or at regular intervals. */
const extra = z.union([
  z.object({ at: z.array(count).nonempty(), works: workList, source: z.string() }),
  z.object({ every: count, works: workList, source: z.string() }),
])

const schedule = z.object({
  slug: z.string(),
  /** The cars with this drivetrain, from the year it was first sold in Indonesia. */
  cars: z.array(z.object({ model: z.string(), variants: z.array(z.string()).nonempty(), since: count, source: z.string() })),
  extras: z.array(extra),
  /** Labour and parts without a package: for regular intervals, and for visits with expensive extra work. */
  costs: z.object({ origin: z.enum(costOrigins), every: byKilometres, at: byKilometres }),
})

const repairCampaign = z.object({
  model: z.string(),
  announced: month,
  /** Null when the source does not name the repaired part. */
  part: z.enum(recalledParts).nullable(),
  /** The years of the affected cars. Null when the source does not name them. */
  built: z.object({ from: count, until: count }).nullable(),
  units: count.nullable(),
  ...evidence,
})

const minutes = z.object({
  'first-check': count,
  small: count,
  major: count,
  'perbaikan-umum': count,
  'bodi-cat': count,
  'kampanye-perbaikan': count,
  ...evidence,
})

export const maintenanceSchema = z.object({
  rule: z.object({ firstCheck: distance, every: distance, writtenUpTo: distance, ...evidence }),
  /** How late a visit may be and still count as that visit. */
  tolerance: distance.extend(evidence),
  /** Minutes in a bay, by type of service. */
  minutes,
  /** Labour is free up to this distance or age, whichever comes first. */
  freeLabour: distance.extend(evidence),
  firstCheckWorks: z.object({ works: workList, ...evidence }),
  works: z.array(z.object({ every: count, works: workList, ...evidence })),
  costBases: z.record(z.enum(costOrigins), costBasis),
  schedules: z.array(schedule),
  repairCampaigns: z.array(repairCampaign),
})

/** The maintenance facts: intervals, work, costs, repair campaigns. */
export type Maintenance = z.infer<typeof maintenanceSchema>
export type Schedule = z.infer<typeof schedule>
export type Minutes = Maintenance['minutes']
export type CostBasis = z.infer<typeof costBasis>
export type RepairCampaign = z.infer<typeof repairCampaign>
