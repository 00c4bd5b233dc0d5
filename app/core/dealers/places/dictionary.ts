import { type Spelling, spelling, typosAllowed, typosBetween } from './typos.ts'

/** How well words of a dictionary answer one typed word, up to 1. */
export type Likes = ReadonlyMap<string, number>

/** What each typo takes from a likeness: a name with the very word that was typed comes before one that needs a typo. */
const typoCost = 0.4
/** What a word of which only the beginning was typed loses. */
const beginningCost = 0.07
const fewestLettersOfABeginning = 3

export const withOneTypo = 1 - typoCost
/** Below this, a word is only a guess: its letters are not those that were typed. */
export const leastWithoutTypo = 1 - beginningCost

/** Entries by words, which are found by what is typed for them. */
export class Dictionary<Entry> {
  readonly #entries = new Map<string, Entry[]>()
  readonly #byLength = new Map<number, Spelling[]>()
  readonly #sorted: readonly string[]

  constructor(entries: readonly Entry[], wordsOf: (entry: Entry) => readonly string[]) {
    for (const entry of entries) {
      for (const word of new Set(wordsOf(entry))) listAt(this.#entries, word).push(entry)
    }
    this.#sorted = [...this.#entries.keys()].sort()
    for (const word of this.#sorted) listAt(this.#byLength, word.length).push(spelling(word))
  }

  has(word: string): boolean {
    return this.#entries.has(word)
  }

  under(word: string): readonly Entry[] {
    return this.#entries.get(word) ?? []
  }

  /** The words a typed one may be with a typo or two. */
  misspelled(typed: string): Map<string, number> {
    const [meant, most] = [spelling(typed), typosAllowed(typed.length)]
    const likes = new Map<string, number>()
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const each of this.#byLength.get(length) ?? []) {
        const typos = typosBetween(meant, each, most)
        if (typos !== null) likes.set(each.text, 1 - typoCost * typos)
      }
    }
    return likes
  }

  /** The same, and the words of which it is the beginning. */
  alike(typed: string): Likes {
    const likes = this.misspelled(typed)
    if (typed.length < fewestLettersOfABeginning) return likes
    for (let at = this.#firstFrom(typed); this.#sorted[at]?.startsWith(typed); at++) {
      const word = this.#sorted[at] ?? ''
      if (word !== typed) likes.set(word, leastWithoutTypo)
    }
    return likes
  }

  #firstFrom(word: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

export function listAt<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
