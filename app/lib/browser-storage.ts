type Area = 'localStorage' | 'sessionStorage'

/** Every key that the site stores in a visitor's browser. A key with a colon is followed by the name of a form. The cookie notice lists them. */
export const storageKeys = [
  'asal',
  'hitungan',
  'isian:',
  'klik',
  'lanjut:',
  'lead-baru',
  'lead-terakhir',
  'obrolan',
  'obrolan-dibaca',
  'obrolan-konsep',
  'obrolan-terbuka',
  'tab',
  'terkirim:',
] as const

type Listed = (typeof storageKeys)[number]
/** Keys of the office begin with `kantor-`. Only employees have them. */
export type StorageKey = Exclude<Listed, `${string}:`> | `${Extract<Listed, `${string}:`>}${string}` | `kantor-${string}`

/** Null when nothing is stored, or when the browser forbids reading. */
export function readStored<Value>(area: Area, key: StorageKey): Value | null {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null removes the value. When the storage is full or forbidden, nothing is stored, and the page works without. */
export function store(area: Area, key: StorageKey, value: object | string | null): void {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, JSON.stringify(value))
  } catch {}
}

/** Deletes the values of these keys, also of keys that tags have written. */
export function removeStored(isGone: (key: string) => boolean): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[area]
      for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key)
    } catch {}
  }
}

/** Deletes everything that the site stores for a visitor: drafts, sent answers, the chat. Keys of the office stay. */
export const forgetStored = (): void => removeStored((key) => !key.startsWith('kantor-'))

/** The tab stores a form's answers under this key when the form is sent. */
export const sentAnswersKey = (name: string): StorageKey => `terkirim:${name}`
