import { Dictionary, listAt } from './dictionary.ts'
import { type Likelihood, likelihoodOf, likelihoodOfWhole, type Named, type TypedWord } from './likelihood.ts'
import type { Reading } from './typed-place.ts'
import { withBreaksOf } from './word-breaks.ts'

/** A name that was found, with its likelihood. `isInFull`: typed in full, not as an abbreviation. */
export type Found<Entry extends Named> = Likelihood & { entry: Entry; isInFull: boolean }

const sortBonus = 0.05

/** Finds names written as one word (`palangkaraya`) and by each of their words. */
export class NameIndex<Entry extends Named> {
  readonly #names: Dictionary<Entry>
  readonly #words: Dictionary<Entry>
  readonly #around: ReadonlySet<string>

  constructor(entries: readonly Entry[]) {
    this.#names = new Dictionary(entries, ({ words }) => [words.join('')])
    this.#words = new Dictionary(entries, ({ words }) => words)
    this.#around = new Set(entries.flatMap(({ around }) => [...around]))
  }

  /** Every name that the readings may mean. */
  find(readings: readonly Reading[]): Found<Entry>[] {
    const found = new Map<Entry, Found<Entry>>()
    const typedWord = memoized((word: string) => this.#typedWord(word))
    for (const { words, sort, isInFull } of this.#withBreaks(readings)) {
      const take = (entry: Entry, likelihood: Likelihood) => {
        const score = likelihood.score + (entry.sort === sort ? sortBonus : 0)
        if (score > (found.get(entry)?.score ?? 0)) found.set(entry, { ...likelihood, score, entry, isInFull })
      }
      for (const [name, likeness] of this.#names.misspelled(words.join(''))) {
        for (const entry of this.#names.under(name)) take(entry, likelihoodOfWhole(name, likeness))
      }
      this.#byWords(words.map(typedWord), take)
    }
    return [...found.values()]
  }

  #withBreaks(readings: readonly Reading[]): Reading[] {
    return readings.flatMap((reading) => {
      const words = withBreaksOf(this.#words, reading.words)
      return words.join(' ') === reading.words.join(' ') ? [reading] : [reading, { ...reading, words }]
    })
  }

  #typedWord(word: string): TypedWord {
    const likenesses = this.#words.alike(word)
    return { word, likenesses, isKnown: likenesses.size > 0 || this.#around.has(word) }
  }

  #byWords(typed: readonly TypedWord[], take: (entry: Entry, likelihood: Likelihood) => void): void {
    const positions = new Map<Entry, number[]>()
    for (const [at, { likenesses }] of typed.entries()) {
      for (const entry of new Set([...likenesses.keys()].flatMap((word) => this.#words.under(word))))
        listAt(positions, entry).push(at)
    }
    const known = new Set(typed.filter(({ isKnown }) => isKnown).map(({ word }) => word)).size
    for (const [entry, at] of positions) {
      const likelihood = likelihoodOf(entry, typed, at, known)
      if (likelihood) take(entry, likelihood)
    }
  }
}

function memoized<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
