import { unreadable } from './typed-text.ts'

/** The number of an office and its extension, if any. */
export type Landline = { number: string; extension: string | null }

/** `ext. 12`, `pes 12`, `pesawat 12`, `#12` after a number. */
const extensionPart = /(?:\b(?:ext(?:ension)?|ekst(?:ensi)?|pes(?:awat)?)\b\.?|#)\s*(\d{1,6})\s*$/iu

/** An area code of two or three digits, which never begins with 8, and a number of five to eight: 8 to 11 digits. */
const national = /^(?:(?:\+|00)?62|0)0?([2-79]\d{7,10})$/

/**
 * An Indonesian landline in any spelling, `(021) 5795-1234 ext. 12`, as `+622157951234` with its extension. Null for
 * anything else, also for a number without an area code.
 */
export function readLandline(spelling: string): Landline | null {
  if (spelling.includes(unreadable)) return null
  const text = spelling.normalize('NFKC')
  const extension = extensionPart.exec(text)?.[1] ?? null
  const [digits = '', ...others] = text
    .replace(extensionPart, '')
    .split(/\p{L}+/u)
    .map((piece) => piece.replace(/[^\d+]/g, ''))
    .filter((piece) => /\d/.test(piece))
  const number = others.length === 0 ? national.exec(digits)?.[1] : undefined
  return number ? { number: `+62${number}`, extension } : null
}

/** Jakarta, Bandung, Semarang, Surabaya and Medan have area codes of two digits. */
const shortAreas = /^(?:21|22|24|31|61)/

/** `+622157951234` as people read it: `(021) 5795-1234`. */
export function nationalLandline(number: string): string {
  const digits = number.replace(/^\+62/, '')
  const areaLength = shortAreas.test(digits) ? 2 : 3
  const [area, local] = [digits.slice(0, areaLength), digits.slice(areaLength)]
  const half = Math.floor(local.length / 2)
  return `(0${area}) ${local.slice(0, half)}-${local.slice(half)}`
}
