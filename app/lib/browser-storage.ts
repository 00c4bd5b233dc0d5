type Area = 'localStorage' | 'sessionStorage'

/** Null where nothing is stored, or the browser forbids to read it. */
export function readStored<Value>(area: Area, key: string): Value | null {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null removes the value. A full or forbidden storage keeps nothing; the form works all the same. */
export function store(area: Area, key: string, value: object | string | null): void {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, JSON.stringify(value))
  } catch {}
}

/** Under this the tab keeps what a form said when it was sent. */
export const sentAnswersKey = (name: string): string => `terkirim:${name}`
