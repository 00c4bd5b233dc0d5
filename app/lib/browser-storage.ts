type Area = 'localStorage' | 'sessionStorage'

/** Null when nothing is stored, or when the browser forbids reading. */
export function readStored<Value>(area: Area, key: string): Value | null {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null removes the value. When the storage is full or forbidden, nothing is stored, and the form still works. */
export function store(area: Area, key: string, value: object | string | null): void {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, JSON.stringify(value))
  } catch {}
}

/** The tab stores a form's answers under this key when the form is sent. */
export const sentAnswersKey = (name: string): string => `terkirim:${name}`
