export const mostKilometres = 999_999

// Accepts words for "about" before the number and a unit after it.
const spelling =
  /^(?:±|~|\+\/?-|sekitar|kira-kira|kurang lebih|kurleb)?\s*(\d[\d.,\s]*?)\s*(?:(rb|ribu|k)(?:an)?)?\s*(?:km|kilometer|kilo)?\.?$/

/** An odometer reading as people write it: `45.000 km`, `45000`, `45rb`, `45,5 ribu`. Null when it is none. */
export function readKilometres(typed: string): number | null {
  const match = spelling.exec(typed.normalize('NFKC').toLowerCase().trim())
  if (!match?.[1]) return null
  const number = readNumber(match[1].replace(/\s/g, ''))
  return number === null ? null : Math.floor(number * (match[2] ? 1000 : 1) + rounding)
}

/** Tolerance for floats: 45.3 × 1000 is slightly less than 45,300. */
const rounding = 1e-6

/** A point or comma before three digits is a thousands separator; the last one before one or two digits is a decimal sign. */
function readNumber(text: string): number | null {
  const fraction = /[.,](\d{1,2})$/.exec(text)
  const whole = fraction ? text.slice(0, fraction.index) : text
  if (!/^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction?.[1] ?? '0'}`)
}
