import { useEffect, useState } from 'react'
import { readStored, store } from '~/lib/browser-storage.ts'
import { ownKey, useOwner } from '../../frame/own-storage.ts'
import { type Draft, noDraft } from './grid-state.ts'

export type TableDraft = {
  /** Null until the script runs: what is typed before would be lost. */
  draft: Draft | null
  /** What was discarded last, as long as nothing was saved since. */
  discarded: Draft | null
  change: (draft: Draft) => void
  discard: () => void
  saved: () => void
}

/** The unsaved changes of a table, and the discarded ones. Both survive reloading and going back, until the tab is closed. */
export function useDraft(table: string): TableDraft {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [discarded, setDiscarded] = useState<Draft | null>(null)
  const owner = useOwner()
  const [key, discardedKey] = [ownKey(owner, 'tabel', table), ownKey(owner, 'tabel-dibuang', table)]
  useEffect(() => {
    setDraft({ ...noDraft, ...readStored<Draft>('sessionStorage', key) })
    setDiscarded(readStored<Draft>('sessionStorage', discardedKey))
  }, [key, discardedKey])
  const change = (next: Draft) => {
    setDraft(next)
    store('sessionStorage', key, next === noDraft ? null : next)
  }
  const setAside = (next: Draft | null) => {
    setDiscarded(next)
    store('sessionStorage', discardedKey, next)
  }
  const end = (aside: Draft | null) => {
    setAside(aside)
    change(noDraft)
  }
  return { draft, discarded, change, discard: () => end(draft), saved: () => end(null) }
}
