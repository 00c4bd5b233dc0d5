/**
 * The value under a key that came from outside. Undefined when the object itself has no such key: every object also inherits
 * `constructor`, `toString` and more, which are no entries.
 */
export function own<Entries extends object>(entries: Entries, key: PropertyKey): Entries[keyof Entries] | undefined {
  return Object.hasOwn(entries, key) ? entries[key as keyof Entries] : undefined
}
