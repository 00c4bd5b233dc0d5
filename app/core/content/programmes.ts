import type { ModelOffer, Programme } from './programme-schema.ts'

export type { ModelOffer, Programme } from './programme-schema.ts'

/** A programme as lists show it. */
export type ProgrammeSummary = Omit<Programme, 'body' | 'terms'> & {
  slug: string
  /** Whole days to the last day, when it ends soon; 0 on the last day. Else null. */
  daysLeft: number | null
}

/** A programme is counted down in its last days only. */
export const longestCountdown = 7

export const isForProvince = ({ regions }: Pick<Programme, 'regions'>, province: string): boolean =>
  regions === 'all' || regions.includes(province)

export const isForModel = ({ models }: { models: readonly ModelOffer[] }, model: string): boolean =>
  models.some((one) => one.model === model)
