/** A word of a text: small letters and digits without accents, and where it stands in the text. */
export type Word = { text: string; start: number; end: number }

// `13.527` is one number; an apostrophe does not divide a word. Without a limit for the groups, the time would grow with
// the square of their number.
const pattern = /\p{N}{1,3}(?:\.\p{N}{3}){1,5}(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** Longer words are cut: nobody looks for the rest, and the index has a limit. */
export const longestWord = 40

/** The words of a text in their order. Letters of other scripts are left out. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const word = plain(found)
    return word === '' ? [] : [{ text: word, start: index, end: index + found.length }]
  })
}

/** Nearly every word, and much faster than the general way. */
const isPlain = /^[a-zA-Z0-9]+$/

const plain = (found: string): string =>
  (isPlain.test(found) ? found : found.normalize('NFKD'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, longestWord)

/** Words with a hyphen between them are also one word: `x-force` is `x`, `force` and `xforce`. */
export type Compound = { words: Word[]; joined: string }

/** The words of a text, those with hyphens between them together. */
export function compoundsOf(text: string): Compound[] {
  const compounds: Compound[] = []
  for (const word of wordsOf(text)) {
    const last = compounds.at(-1)
    const before = last?.words.at(-1)
    if (last && before && isHyphen(text.slice(before.end, word.start))) last.words.push(word)
    else compounds.push({ words: [word], joined: '' })
  }
  return compounds.map(({ words }) => ({ words, joined: joined(words) }))
}

const isHyphen = (between: string): boolean => /^[-\u2010\u2011]$/.test(between)

const joined = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .slice(0, longestWord)
