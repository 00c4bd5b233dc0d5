import { createContext, useContext } from 'react'

/**
 * The id of the employee who is signed in. Texts that the browser keeps belong to an employee: employees share computers, and
 * the next one must neither see them nor send them.
 */
export const OwnerContext = createContext<string | null>(null)

export function useOwner(): string {
  const owner = useContext(OwnerContext)
  if (owner === null) throw new Error('A kept text outside the office')
  return owner
}

type Kind = 'isian' | 'jendela' | 'konsep' | 'obrolan' | 'obrolan-konsep' | 'tabel' | 'tabel-dibuang'

/** The key of a kept text. `place` names the form, the document or the conversation. */
export const ownKey = (owner: string, kind: Kind, place = '') => `kantor-${kind}:${owner}:${place}` as const

/**
 * Forgets what the office keeps in this tab, as closing the tab does: unsent answers and notes have data of visitors. Copies of
 * documents are in the local storage and stay there for their owner.
 */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('kantor-')) sessionStorage.removeItem(key)
  } catch {
    // The browser forbids the storage: nothing was kept.
  }
}
