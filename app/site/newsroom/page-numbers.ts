/** The numbers in the row below a list: first, last, and those about the page shown. Null stands for a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => (index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]))
}
