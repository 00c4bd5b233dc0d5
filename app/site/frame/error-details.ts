import { data, isRouteErrorResponse } from 'react-router'
import type { Entry } from '~/menu.ts'

/** The text of an error page when the general text would say too little. */
export type ErrorDetails = { title: string; text: string; steps: readonly Entry[] }

/** For a loader to throw when its page was removed. */
export const gone = (details: ErrorDetails) => data({ details }, { status: 410 })

export function errorDetailsOf(error: unknown): ErrorDetails | null {
  if (!isRouteErrorResponse(error)) return null
  const { details = null } = (error.data ?? {}) as { details?: ErrorDetails }
  return details
}
