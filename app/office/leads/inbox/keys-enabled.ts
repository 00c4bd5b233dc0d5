import { readStored, store } from '../../../lib/browser-storage.ts'

const key = 'kantor-pintasan'

/** True unless the employee has turned the keys off in this browser. */
export const keysEnabled = (): boolean => readStored('localStorage', key) !== 'mati'

/** Where the browser forbids storing, the keys are on again with the next page. */
export const setKeysEnabled = (enabled: boolean): void => store('localStorage', key, enabled ? null : 'mati')

/** False while somebody types, holds a modifier, or has a dialog open. A tick box takes no letters. */
export function isCommand({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping =
    (target as HTMLElement).closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable]') !== null
  return !isTyping && !ctrlKey && !metaKey && !altKey
}
