import { useEffect, useState } from 'react'
import { type Draft, noDraft } from './grid-state.ts'

const keyOf = (table: string) => `tabel:${table}`

/**
 * The unsaved changes of a table. They survive reloading and going back, until the tab is closed. Null until the script
 * runs: what is typed before would be lost.
 */
export function useDraft(table: string): [Draft | null, (draft: Draft) => void] {
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => setDraft(readDraft(table)), [table])
  return [
    draft,
    (next) => {
      setDraft(next)
      writeDraft(table, next)
    },
  ]
}

function readDraft(table: string): Draft {
  try {
    const stored = sessionStorage.getItem(keyOf(table))
    return stored === null ? noDraft : { ...noDraft, ...JSON.parse(stored) }
  } catch {
    return noDraft
  }
}

/** When the storage is full or forbidden, the changes are only on the page. */
function writeDraft(table: string, draft: Draft): void {
  try {
    if (draft === noDraft) sessionStorage.removeItem(keyOf(table))
    else sessionStorage.setItem(keyOf(table), JSON.stringify(draft))
  } catch {}
}
