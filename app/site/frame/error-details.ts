import { data, isRouteErrorResponse } from 'react-router'
import type { Entry } from '~/menu.ts'

/** What a page that could not be shown tells of itself, where the general words would say too little. */
export type ErrorDetails = { title: string; text: string; steps: readonly Entry[] }

/** Thrown by a loader: what stood at this address is no more. */
export const gone = (details: ErrorDetails) => data({ details }, { status: 410 })

export function errorDetailsOf(error: unknown): ErrorDetails | null {
  if (!isRouteErrorResponse(error)) return null
  const { details = null } = (error.data ?? {}) as { details?: ErrorDetails }
  return details
}
