// No vowels, so that no word appears; without the pairs that are mistaken for each other: 0 O, 1 I L, 2 Z, 5 S, 8 B.
const letters = '34679CDFGHJKMNPQRTVWXY'
const length = 6

/** The bytes a reference is made of: more than needed, because those that would favour a letter are skipped. */
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

/** What a visitor typed where a reference is asked for. */
export type TypedReference =
  | { kind: 'reference'; reference: string }
  /** More than one. */
  | { kind: 'several' }
  /** Shaped like a reference, with signs that no reference has. */
  | { kind: 'impossible'; reference: string; signs: readonly string[] }
  | { kind: 'unreadable' }

/** Reads `td 7k3m9q`, however it is spelled, or the reference in a pasted message, as `TD-7K3M9Q`. */
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

/** The reference in what was typed; null if there is none, or more than one. */
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
