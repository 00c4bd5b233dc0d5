/** The largest number that a column of type integer holds. */
export const largestInteger = 2 ** 31 - 1

/** A whole number in digits, from `least` to `most`. Null for any other text, such as `1.5`, `1e999` or `-1`. */
export function readWholeNumber(text: string | null | undefined, { least = 0, most = largestInteger } = {}): number | null {
  if (!/^\d{1,15}$/.test(text ?? '')) return null
  const number = Number(text)
  return number >= least && number <= most ? number : null
}
