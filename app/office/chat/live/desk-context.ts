import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DeskClient, DeskNow } from './desk-client.ts'

export const DeskContext = createContext<DeskClient | null>(null)

/** How many visitors wait for this employee or for any. */
export const WaitingContext = createContext(0)

export function useDeskClient(): DeskClient {
  const client = useContext(DeskContext)
  if (!client) throw new Error('A part of the desk outside the desk')
  return client
}

const atFirst: DeskNow = { open: null, outgoing: [], isLive: true }

export function useDeskNow(client: DeskClient): DeskNow {
  return useSyncExternalStore(
    client.subscribe,
    () => client.now,
    () => atFirst,
  )
}
