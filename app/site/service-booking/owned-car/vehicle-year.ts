/** The first year cars of the maker were sold here. */
export const earliestYear = 1970

/** `2021` in any digits, otherwise null. */
export function readYear(typed: string): number | null {
  const text = typed.normalize('NFKC').trim()
  return /^\d{4}$/.test(text) ? Number(text) : null
}
