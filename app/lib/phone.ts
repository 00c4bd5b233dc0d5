/** More than a number was typed, or something else. */
export function hasLetters(spelling: string): boolean {
  return /[\p{L}\uFFFD]/u.test(spelling)
}

/**
 * An Indonesian mobile number in any spelling as `+628…`, otherwise null: the digits of a number that begins
 * with 8, in front of them +62, 62, 0062 or 0, or both as in `+62 (0)812`.
 */
export function internationalMobile(spelling: string): string | null {
  if (hasLetters(spelling)) return null
  // NFKC makes full-width digits and signs plain ones.
  const digits = spelling.normalize('NFKC').replace(/[^\d+]/g, '')
  const rest = /^(?:(?:\+|00)?62)?0?(8\d+)$/.exec(digits)?.[1]
  return rest ? `+62${rest}` : null
}

/** National numbers, without the leading 0, have nine to twelve digits. */
const dialable = /^\+628\d{8,11}$/

/** The same, and of a length that can be dialled. */
export function dialableMobile(spelling: string): string | null {
  const number = internationalMobile(spelling)
  return number && dialable.test(number) ? number : null
}

/** `+6281234567890` as people read it: `0812-3456-7890`. */
export function nationalMobile(number: string): string {
  const national = number.replace(/^\+62/, '0')
  return [national.slice(0, 4), national.slice(4, 8), national.slice(8)].filter(Boolean).join('-')
}
