import { readStored, type StorageKey, store } from '../../lib/browser-storage.ts'
import type { Draft } from './draft.ts'

const keyOf = (name: string): StorageKey => `lanjut:${name}`

/** Hands a draft to the next page of this tab that has the form. That page fills the form with it at once. */
export function handOver(name: string, draft: Draft): void {
  store('sessionStorage', keyOf(name), draft)
}

export const isHandedOver = (name: string): boolean => readStored<Draft>('sessionStorage', keyOf(name)) !== null

/** The draft handed to this page. A second call returns none. */
export function takeHandedOver(name: string): Draft | null {
  const draft = readStored<Draft>('sessionStorage', keyOf(name))
  store('sessionStorage', keyOf(name), null)
  return draft
}
