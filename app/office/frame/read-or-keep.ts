import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'

type Kept = { address: string; data: unknown }

const kept = new Map<string, Kept>()

/** Keeps what a loader has given for an address, for `readOrKeep`, while it is shown: the next page may be of another employee. */
export function useKept(loader: string, address: string, data: unknown): void {
  useEffect(() => {
    kept.set(loader, { address, data })
    return () => void kept.delete(loader)
  }, [loader, address, data])
}

/**
 * Reads a page of the office. While the server cannot be reached, the page that is shown stays, with what is typed in it:
 * some pages read themselves again by the clock, so one failed reading must not take them away. Answers such as 404 count.
 */
export async function readOrKeep<Data>(loader: string, address: string, read: () => Promise<Data>): Promise<Data> {
  try {
    return await read()
  } catch (error) {
    const shown = kept.get(loader)
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (isAnswer || shown?.address !== address) throw error
    return shown.data as Data
  }
}
