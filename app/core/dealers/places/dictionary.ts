import { LRUCache } from 'lru-cache'
import { type Spelling, spelling, typosAllowed, typosBetween } from '../../../lib/typos.ts'

/** Words of a dictionary with their likeness to one typed word, up to 1. */
export type Likenesses = ReadonlyMap<string, number>

/** Each typo lowers the likeness by this: a name with exactly the typed word comes before a name that needs a typo. */
const typoCost = 0.4
/** A word of which only the beginning was typed loses this. */
const beginningCost = 0.07
const fewestLettersOfABeginning = 3

/** Most visitors type the names of the same towns. */
const mostRemembered = 500

export const withOneTypo = 1 - typoCost
/** Below this likeness the word needs a typo, so it is only a guess. */
export const leastWithoutTypo = 1 - beginningCost

/** Finds entries by their words, also when a typed word is misspelled or incomplete. */
export class Dictionary<Entry> {
  readonly #entries = new Map<string, Entry[]>()
  readonly #byLength = new Map<number, Spelling[]>()
  readonly #sorted: readonly string[]
  readonly #remembered = new LRUCache<string, Likenesses>({ max: mostRemembered })

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

  /** The words that equal the typed word except for a typo or two. */
  misspelled(typed: string): Likenesses {
    const known = this.#remembered.get(typed) ?? this.#compare(typed)
    this.#remembered.set(typed, known)
    return known
  }

  #compare(typed: string): Likenesses {
    const [meant, most] = [spelling(typed), typosAllowed(typed.length)]
    const likenesses = new Map<string, number>()
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const each of this.#byLength.get(length) ?? []) {
        const typos = typosBetween(meant, each, most)
        if (typos !== null) likenesses.set(each.text, 1 - typoCost * typos)
      }
    }
    return likenesses
  }

  /** The same, and also the words that begin with the typed word. */
  alike(typed: string): Likenesses {
    const likenesses = new Map(this.misspelled(typed))
    if (typed.length < fewestLettersOfABeginning) return likenesses
    for (let at = this.#firstFrom(typed); this.#sorted[at]?.startsWith(typed); at++) {
      const word = this.#sorted[at] ?? ''
      if (word !== typed) likenesses.set(word, leastWithoutTypo)
    }
    return likenesses
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
