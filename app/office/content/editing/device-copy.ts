import type { Writing } from './draft-saver.ts'

/** What is typed and not saved yet, on this device. `turn`: the draft that it continues. `at`: when it was typed, ISO. */
export type DeviceCopy = Writing & { turn: number; at: string }

const keyOf = (place: string) => `konsep:${place}`

/** `place`: kind and slug. Null when there is none, or when the browser forbids reading. */
export function readCopy(place: string): DeviceCopy | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as DeviceCopy | null
  } catch {
    return null
  }
}

/** When the storage is full or forbidden, nothing is kept; saving on the server still works. */
export function keepCopy(place: string, copy: DeviceCopy | null): void {
  try {
    if (copy) localStorage.setItem(keyOf(place), JSON.stringify(copy))
    else localStorage.removeItem(keyOf(place))
  } catch {}
}
