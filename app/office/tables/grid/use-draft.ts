import { useEffect, useState } from 'react'
import { readStored, store } from '~/lib/browser-storage.ts'
import { type Draft, noDraft } from './grid-state.ts'

const keyOf = (table: string) => `kantor-tabel:${table}` as const

/**
 * The unsaved changes of a table. They survive reloading and going back, until the tab is closed. Null until the script
 * runs: what is typed before would be lost.
 */
export function useDraft(table: string): [Draft | null, (draft: Draft) => void] {
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => setDraft({ ...noDraft, ...readStored<Draft>('sessionStorage', keyOf(table)) }), [table])
  return [
    draft,
    (next) => {
      setDraft(next)
      store('sessionStorage', keyOf(table), next === noDraft ? null : next)
    },
  ]
}
