/** Area letters, a number without leading zeros, and up to three letters: Perpol 7/2021. */
const plate = /^([A-Z]{1,2})([1-9]\d{0,3})([A-Z]{0,3})$/

/** A plate number in any spelling as `B 1234 XYZ`, otherwise null. */
export function readPlate(typed: string): string | null {
  const signs = typed.normalize('NFKC').toUpperCase().replace(separators, '')
  const [, area, number, series] = plate.exec(signs) ?? []
  return area && number ? [area, number, series].filter(Boolean).join(' ') : null
}

// Between the groups people type blanks, points and strokes of every kind; copied text brings hidden signs.
const separators = /[\s\p{Pd}\p{Cf}.,_/|•·]/gu
