import { type RefObject, useEffect, useRef } from 'react'
import { readStored, store } from '../../lib/browser-storage.ts'
import { ownKey, useOwner } from './own-storage.ts'

type Kept = { version: string; texts: Record<string, string> }

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
    const kept = readStored<Kept>('sessionStorage', key)
    if (kept?.version === version) restore(form, kept.texts)
    else store('sessionStorage', key, null)
    const keep = () => store('sessionStorage', key, { version, texts: textsOf(form) })
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [owner, place, version])
  return ref
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text'),
  )

const textsOf = (form: HTMLFormElement) => Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))

/** A field that the server has filled, as after a refusal, or that was typed into meanwhile stays as it is. */
function restore(form: HTMLFormElement, texts: Kept['texts']): void {
  for (const field of fieldsOf(form)) if (field.value === '') field.value = texts[field.name] ?? ''
}
