import { unreadable } from './typed-text.ts'

/** True when the text has letters or unreadable characters: it is more than a number. */
export function hasLetters(spelling: string): boolean {
  return /\p{L}/u.test(spelling) || spelling.includes(unreadable)
}

/**
 * An Indonesian mobile number in any spelling as `+628…`, otherwise null. The number begins with 8; before it may stand
 * +62, 62, 0062 or 0, or both as in `+62 (0)812`. Pasted words around the number do not matter, unless they bring other
 * digits.
 */
export function internationalMobile(spelling: string): string | null {
  // A single letter after a digit, or a raised digit, stands for an unknown digit: refuse the number.
  if (spelling.includes(unreadable) || /\d\p{L}(?!\p{L})|\p{No}/u.test(spelling)) return null
  // NFKC turns full-width digits and signs into plain ones.
  const [digits = '', ...others] = spelling
    .normalize('NFKC')
    .split(/\p{L}+/u)
    .map((piece) => piece.replace(/[^\d+]/g, ''))
    .filter((piece) => /\d/.test(piece))
  const rest = others.length === 0 && /^(?:(?:\+|00)?62)?0?(8\d+)$/.exec(digits)?.[1]
  return rest ? `+62${rest}` : null
}

/** A number has nine to thirteen digits, counted from the 8. */
const dialable = /^\+628\d{8,12}$/

/** The same, but only for a length that can be dialled. */
export function dialableMobile(spelling: string): string | null {
  const number = internationalMobile(spelling)
  return number && dialable.test(number) ? number : null
}

/** True when WhatsApp and SMS can reach a stored number. */
export function isMobile(number: string): boolean {
  return dialable.test(number)
}

/** The formatted number that was read. Null when the text is no number, or is already formatted like this. */
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
