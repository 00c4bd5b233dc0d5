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

const spelled = new RegExp(`^([A-Z]{2})([${letters}]{${length}})$`)

/** `td 7k3m9q`, however it is spelled, as `TD-7K3M9Q`; null if it cannot be a reference. */
export function readReference(typed: string): string | null {
  const [, prefix, rest] =
    spelled.exec(
      typed
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, ''),
    ) ?? []
  return prefix === undefined ? null : `${prefix}-${rest}`
}
