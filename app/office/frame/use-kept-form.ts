import { type RefObject, useEffect, useRef } from 'react'
import { readStored, store } from '../../lib/browser-storage.ts'
import { ownKey, useOwner } from './own-storage.ts'
import { readGiven, readTypedFields, restoreFields, type TypedFields } from './typed-fields.ts'

type Kept = { version: string; fields: TypedFields }

/**
 * Keeps what the employee types into a form in this tab, so that a reload, another page, a lost connection or an ended session loses
 * nothing. `place` names the form. `version` changes when the form was taken: then the old text is forgotten.
 */
export function useKeptForm(place: string, version: string): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  const owner = useOwner()
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const key = ownKey(owner, 'isian', place)
    const given = readGiven(form)
    const kept = readStored<Kept>('sessionStorage', key)
    if (kept?.version === version) restore(form, kept.fields)
    else store('sessionStorage', key, null)
    const keep = () => store('sessionStorage', key, { version, fields: readTypedFields(form, given) })
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [owner, place, version])
  return ref
}

/** A form inside closed folds shows that something is typed there. */
function restore(form: HTMLFormElement, fields: TypedFields): void {
  restoreFields(form, fields)
  if (Object.keys(fields).length === 0) return
  for (let fold = form.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
}
