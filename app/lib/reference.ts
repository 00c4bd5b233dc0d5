// No vowels, so that no word appears, and no characters that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B.
const letters = '34679CDFGHJKMNPQRTVWXY'
const length = 6

/** Random bytes for a reference: more than it needs, because bytes that would favour a character are skipped. */
export const referenceBytes = 32

/** `TD-7K3M9Q` from random bytes. */
export function referenceFrom(prefix: string, random: Uint8Array): string {
  const fair = 256 - (256 % letters.length)
  const chosen = [...random].filter((byte) => byte < fair).map((byte) => letters[byte % letters.length])
  if (chosen.length < length) throw new Error('Too few random bytes for a reference.')
  return `${prefix}-${chosen.slice(0, length).join('')}`
}

const sign = String.raw`[\p{L}\p{N}]`
const spelled = new RegExp(`^([A-Z]{2})([${letters}]{${length}})$`)
const inText = new RegExp(`(?<!${sign})([A-Z]{2})[^\\p{L}\\p{N}]{0,3}([${letters}]{${length}})(?!${sign})`, 'gu')

/** What the text in a reference field is. */
export type TypedReference =
  | { kind: 'reference'; reference: string }
  /** More than one reference. */
  | { kind: 'several' }
  /** It has the shape of a reference, but contains characters that no reference has. */
  | { kind: 'impossible'; reference: string; signs: readonly string[] }
  | { kind: 'unreadable' }

/** Reads `td 7k3m9q` in any spelling, or the reference in a pasted message, as `TD-7K3M9Q`. */
export function readTypedReference(typed: string): TypedReference {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toUpperCase()
  const whole = spelled.exec(text.replace(/[^\p{L}\p{N}]/gu, ''))
  const found = whole ? [whole] : [...text.matchAll(inText)]
  const [reference, ...others] = new Set(found.map(([, prefix, rest]) => `${prefix}-${rest}`))
  if (reference === undefined) return readImpossible(text)
  return others.length > 0 ? { kind: 'several' } : { kind: 'reference', reference }
}

/** The reference in a typed text. Null when there is none, or more than one. */
export function readReference(typed: string): string | null {
  const read = readTypedReference(typed)
  return read.kind === 'reference' ? read.reference : null
}

function readImpossible(text: string): TypedReference {
  const [, prefix, between = '', rest = ''] = /^\s*([A-Z]{2})([^\p{L}\p{N}]{0,3})([A-Z0-9]{6})\s*$/u.exec(text) ?? []
  // A word of eight letters is no reference.
  const isWord = between === '' && !/\d/.test(rest)
  if (prefix === undefined || isWord) return { kind: 'unreadable' }
  const signs = [...new Set(rest)].filter((each) => !letters.includes(each))
  return { kind: 'impossible', reference: `${prefix}-${rest}`, signs }
}
