/** The first year in which the maker sold cars in Indonesia. */
export const earliestYear = 1970

/** A year such as `2021`, in any kind of digits. Null when it is none. */
export function readYear(typed: string): number | null {
  const text = typed.normalize('NFKC').trim()
  return /^\d{4}$/.test(text) ? Number(text) : null
}
