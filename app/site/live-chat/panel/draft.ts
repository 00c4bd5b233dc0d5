import { type RefObject, useEffect } from 'react'
import { longestText } from '~/core/conversations/conversation.ts'
import { readStored, store } from '~/lib/browser-storage.ts'

const key = 'obrolan-konsep'

/** Keeps what is typed in this tab until the server, or the queue of messages, has it. Null forgets it. */
export function keepDraft(text: string | null): void {
  store('sessionStorage', key, text ? text.slice(0, 4 * longestText) : null)
}

/** Puts the draft into the empty text field of an element. A draft outlives the end of its conversation. */
export function useKeptDraft(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = within.current?.querySelector('textarea')
    const draft = readStored<string>('sessionStorage', key)
    if (field && draft && field.value === '') field.value = draft
  }, [within])
}
