/** The page number in an address: the first page without one, null for what is no page number. */
export function readPageNumber(text: string | null): number | null {
  if (text === null || text.trim() === '') return 1
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The page numbers below a list: the first, the last, and those around the current page. Null stands for a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => (index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]))
}
