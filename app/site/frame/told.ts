import { data, isRouteErrorResponse } from 'react-router'
import type { Entry } from '~/menu.ts'

/** What a page that could not be shown tells of itself, where the general words would say too little. */
export type Told = { title: string; text: string; steps: readonly Entry[] }

/** Thrown by a loader: what stood at this address is no more. */
export const gone = (told: Told) => data({ told }, { status: 410 })

export function toldOf(error: unknown): Told | null {
  if (!isRouteErrorResponse(error)) return null
  const { told = null } = (error.data ?? {}) as { told?: Told }
  return told
}
