const key = 'kantor-pintasan'

/** True unless the employee has turned the keys off in this browser. */
export function keysEnabled(): boolean {
  try {
    return localStorage.getItem(key) !== 'mati'
  } catch {
    return true
  }
}

/** Where the browser forbids storing, the keys are on again with the next page. */
export function setKeysEnabled(enabled: boolean): void {
  try {
    if (enabled) localStorage.removeItem(key)
    else localStorage.setItem(key, 'mati')
  } catch {}
}

/** False while somebody types, holds a modifier, or has a dialog open. A tick box takes no letters. */
export function isCommand({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping =
    (target as HTMLElement).closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable]') !== null
  return !isTyping && !ctrlKey && !metaKey && !altKey
}
