import { unreadable } from './typed-text.ts'

/** Something other than a number was typed, or around it. */
export function hasLetters(spelling: string): boolean {
  return /\p{L}/u.test(spelling) || spelling.includes(unreadable)
}

/**
 * An Indonesian mobile number in any spelling as `+628…`, otherwise null: the digits of a number that begins
 * with 8, in front of them +62, 62, 0062 or 0, or both as in `+62 (0)812`. Words pasted with it do not matter, as
 * long as they bring no other digits.
 */
export function internationalMobile(spelling: string): string | null {
  // A single letter after a digit was meant as one, and nobody knows which; so was a raised digit.
  if (spelling.includes(unreadable) || /\d\p{L}(?!\p{L})|\p{No}/u.test(spelling)) return null
  // NFKC makes full-width digits and signs plain ones.
  const [digits = '', ...others] = spelling
    .normalize('NFKC')
    .split(/\p{L}+/u)
    .map((piece) => piece.replace(/[^\d+]/g, ''))
    .filter((piece) => /\d/.test(piece))
  const rest = others.length === 0 && /^(?:(?:\+|00)?62)?0?(8\d+)$/.exec(digits)?.[1]
  return rest ? `+62${rest}` : null
}

/** From the 8 on, numbers have nine to thirteen digits. */
const dialable = /^\+628\d{8,12}$/

/** The same, and of a length that can be dialled. */
export function dialableMobile(spelling: string): string | null {
  const number = internationalMobile(spelling)
  return number && dialable.test(number) ? number : null
}

/** Whether a stored number is one that WhatsApp and SMS can reach. */
export function isMobile(number: string): boolean {
  return dialable.test(number)
}

/** How a typed number was understood; null where it was not, or where it is spelled like that already. */
export function understoodMobile(typed: string): string | null {
  const number = dialableMobile(typed)
  const spelled = number && nationalMobile(number)
  return spelled === typed.trim() ? null : spelled
}

/** `+6281234567890` as people read it: `0812-3456-7890`. */
export function nationalMobile(number: string): string {
  const national = number.replace(/^\+62/, '0')
  return [national.slice(0, 4), national.slice(4, 8), national.slice(8)].filter(Boolean).join('-')
}
