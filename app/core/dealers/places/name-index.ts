import type { PlaceSort, Reading } from './typed-place.ts'
import { type Spelling, spelling, typosAllowed, typosBetween } from './typos.ts'

/** A name that can be found: its words, those of the places around it, and what kind of place it is. */
export type Named = { words: readonly string[]; around: ReadonlySet<string>; sort: PlaceSort }

type Dictionary<Entry> = { spellings: readonly Spelling[]; entries: ReadonlyMap<string, readonly Entry[]> }
/** How well words of the dictionary answer one typed word, up to 1. */
type Likeness = ReadonlyMap<string, number>
type TypedWord = { word: string; likes: Likeness }

/** What each typo takes from a likeness: a name with the very word that was typed comes before one that needs a typo. */
const typoCost = 0.4
/** What a word of which only the beginning was typed loses. */
const beginningCost = 0.07
/** Its words in another order, or only some of them, say less than the whole name; all of them say `partly + wholly`. */
const [partly, wholly] = [0.45, 0.4]
const sortBonus = 0.05
const fewestLettersOfABeginning = 3

/** Names by what they sound like written together (`palangkaraya`) and by each of their words. */
export class NameIndex<Entry extends Named> {
  readonly #names: Dictionary<Entry>
  readonly #words: Dictionary<Entry>

  constructor(entries: readonly Entry[]) {
    this.#names = dictionary(entries, ({ words }) => [words.join('')])
    this.#words = dictionary(entries, ({ words }) => words)
  }

  /** Every name that could be meant, with how likely it is. */
  find(readings: readonly Reading[]): Map<Entry, number> {
    const found = new Map<Entry, number>()
    const likes = onceEach((word: string) => alike(this.#words, word))
    for (const { words, sort } of readings) {
      const take = (entry: Entry, likeness: number) => {
        const score = likeness + (entry.sort === sort ? sortBonus : 0)
        if (score > (found.get(entry) ?? 0)) found.set(entry, score)
      }
      for (const [name, likeness] of misspelled(this.#names, words.join(''))) {
        for (const entry of this.#names.entries.get(name) ?? []) take(entry, likeness)
      }
      this.#byWords(
        words.map((word) => ({ word, likes: likes(word) })),
        take,
      )
    }
    return found
  }

  #byWords(typed: readonly TypedWord[], take: (entry: Entry, likeness: number) => void): void {
    const candidates = new Set(
      typed.flatMap(({ likes }) => [...likes.keys()]).flatMap((word) => this.#words.entries.get(word) ?? []),
    )
    for (const entry of candidates) {
      const likeness = likenessOf(entry, typed)
      if (likeness > 0) take(entry, likeness)
    }
  }
}

/** 0 unless every typed word is one of the name's or of the places around it; these count as far as the name itself is typed. */
function likenessOf(entry: Named, typed: readonly TypedWord[]): number {
  const left = new Set(entry.words)
  let [likeness, letters, wordsAround] = [0, 0, 0]
  for (const { word, likes } of typed) {
    const own = best(left, likes)
    if (own) {
      left.delete(own.word)
      likeness += own.likeness
      letters += Math.min(word.length, own.word.length)
    } else if (entry.around.has(word)) wordsAround++
    else return 0
  }
  const share = letters / entry.words.join('').length
  return ((likeness + wordsAround * share) / typed.length) * (partly + wholly * share)
}

function best(words: ReadonlySet<string>, likes: Likeness): { word: string; likeness: number } | null {
  let found: { word: string; likeness: number } | null = null
  for (const word of words) {
    const likeness = likes.get(word) ?? 0
    if (likeness > (found?.likeness ?? 0)) found = { word, likeness }
  }
  return found
}

function alike(words: Dictionary<unknown>, typed: string): Likeness {
  const likes = misspelled(words, typed)
  if (typed.length < fewestLettersOfABeginning) return likes
  for (const { text } of words.spellings) {
    if (text.startsWith(typed) && text !== typed) likes.set(text, Math.max(likes.get(text) ?? 0, 1 - beginningCost))
  }
  return likes
}

function misspelled({ spellings }: Dictionary<unknown>, typed: string): Map<string, number> {
  const [meant, most] = [spelling(typed), typosAllowed(typed.length)]
  const likes = new Map<string, number>()
  for (const each of spellings) {
    const typos = typosBetween(meant, each, most)
    if (typos !== null) likes.set(each.text, 1 - typoCost * typos)
  }
  return likes
}

function onceEach<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

function dictionary<Entry>(entries: readonly Entry[], keysOf: (entry: Entry) => readonly string[]): Dictionary<Entry> {
  const byKey = new Map<string, Entry[]>()
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry))) byKey.set(key, [...(byKey.get(key) ?? []), entry])
  }
  return { spellings: [...byKey.keys()].map(spelling), entries: byKey }
}
