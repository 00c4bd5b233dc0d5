import type { Instant } from '../../../lib/instant.ts'

export const groupings = ['dealer', 'kind'] as const
export type Grouping = (typeof groupings)[number]

/** Groups of a table. Nobody reads the figures of thousands of dealers from one. */
export const mostGroups = 200

/** How a group answers. Minutes are opening time from the request to the first answer; null when nothing was answered. */
export type Figure = {
  /** The dealer's id or the kind. Null: the maker itself. */
  key: string | null
  name: string | null
  /** Requests with a promise. */
  count: number
  answered: number
  median: number | null
  p90: number | null
  /** The share of promises that are decided and were kept, 0 to 1. */
  inTime: number | null
}

export type Period = { from: Instant; to: Instant }
export type Figures = { all: Figure; before: Figure; groups: (Figure & { before: Figure | null })[] }
