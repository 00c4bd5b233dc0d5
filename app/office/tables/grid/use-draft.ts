import { useEffect, useState } from 'react'
import { readStored, store } from '~/lib/browser-storage.ts'
import { ownKey, useOwner } from '../../frame/own-storage.ts'
import { type Draft, noDraft } from './grid-state.ts'

/**
 * The unsaved changes of a table. They survive reloading and going back, until the tab is closed. Null until the script
 * runs: what is typed before would be lost.
 */
export function useDraft(table: string): [Draft | null, (draft: Draft) => void] {
  const [draft, setDraft] = useState<Draft | null>(null)
  const key = ownKey(useOwner(), 'tabel', table)
  useEffect(() => setDraft({ ...noDraft, ...readStored<Draft>('sessionStorage', key) }), [key])
  return [
    draft,
    (next) => {
      setDraft(next)
      store('sessionStorage', key, next === noDraft ? null : next)
    },
  ]
}
