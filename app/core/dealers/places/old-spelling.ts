import { own } from '../../../lib/own.ts'

/** Spelling until 1972, and `oe` until 1947: `Djogja`, `Tjirebon`, `Bandoeng`, `Atjeh`. */
const oldLetters: Readonly<Record<string, string>> = { dj: 'j', tj: 'c', sj: 'sy', oe: 'u' }
const fewestLetters = 4

/** A word in today's spelling. The old `j` for `y` stays, because `Tanjung` has a `j` today: it then counts as a typo. */
export function inNewSpelling(word: string): string {
  return word.length < fewestLetters ? word : word.replace(/dj|tj|sj|oe/g, (letters) => own(oldLetters, letters) ?? letters)
}
