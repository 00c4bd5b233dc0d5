import { own } from '../../lib/own.ts'
/** The sentence about what was done last, by the word for it in the address. Null for no word and for an unknown one. */
export function newsOf(sentences: Record<string, string>, word: string | null): string | null {
  return own(sentences, word ?? '') ?? null
}
