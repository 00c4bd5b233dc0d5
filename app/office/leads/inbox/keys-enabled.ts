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
