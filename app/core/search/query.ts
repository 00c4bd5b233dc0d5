import { letterCount, oneLine } from '../../lib/typed-text.ts'
import { rootsOf } from './roots.ts'
import { plainWords } from './search-document.ts'
import { isStopWord } from './stop-words.ts'
import { type Synonyms, synonymsOf } from './synonyms.ts'
import { type Compound, compoundsOf, type Word } from './words-of.ts'

export const longestQuery = 100
export const mostWords = 8

/** A word of a query, and the terms of which a document must have one. */
export type Wanted = {
  /** Where it stands in the query. */
  start: number
  end: number
  /** The word in plain letters: `xforce`. */
  word: string
  /** `servis | service`, or for a word with a hyphen also its parts: `xforce | (x & force)`. For `tsquery`. */
  term: string
}

export type Query = {
  /** The text as one line. */
  text: string
  /** The text in plain words, to compare with titles. */
  plain: string
  wanted: Wanted[]
}

export const queryRefusals = ['too-long', 'too-many-words'] as const
export type QueryRefusal = (typeof queryRefusals)[number]

/** Reads what a visitor looks for. Without a word that can be looked for, `wanted` is empty. */
export function readQuery(typed: string): Query | { refusal: QueryRefusal } {
  const text = oneLine(typed)
  if (letterCount(text) > longestQuery) return { refusal: 'too-long' }
  const compounds = compoundsOf(text).filter(({ joined }) => !isStopWord(joined))
  if (compounds.flatMap(({ words }) => words).length > mostWords) return { refusal: 'too-many-words' }
  const wanted = new Map(phrasesOf(compounds).map((phrase) => [phrase.word, wantedBy(phrase)]))
  return { text, plain: plainWords(text), wanted: [...wanted.values()] }
}

/** One word, or several that have a synonym together, as `uang muka`. */
type Phrase = { words: readonly Word[]; word: string; compounds: readonly Compound[]; others: Synonyms['others'] }

function phrasesOf(compounds: readonly Compound[]): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < compounds.length; at += phrases.at(-1)?.compounds.length ?? 1) phrases.push(phraseAt(compounds, at))
  return phrases
}

function phraseAt(compounds: readonly Compound[], at: number): Phrase {
  const [first] = compounds.slice(at)
  const parts = first?.words.map(({ text }) => text) ?? []
  // `trade-in` is read as `trade in`.
  const split = parts.length > 1 ? synonymsOf(parts) : null
  const inside = split?.length === parts.length ? split : null
  const synonyms = inside ?? synonymsOf(compounds.slice(at).map(({ joined }) => joined))
  const taken = compounds.slice(at, at + (inside ? 1 : (synonyms?.length ?? 1)))
  const words = taken.flatMap((compound) => compound.words)
  return { words, word: taken.map(({ joined }) => joined).join(''), compounds: taken, others: synonyms?.others ?? [] }
}

function wantedBy({ words, word, compounds, others }: Phrase): Wanted {
  const place = { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }
  const term = togetherOf(compounds.map(termOf))
  const synonyms = others.map((parts) => togetherOf(parts.map((part) => oneOf(rootsOf(part)))))
  return { ...place, word, term: synonyms.length > 0 ? `(${[term, ...synonyms].join(' | ')})` : term }
}

function termOf({ words, joined }: Compound): string {
  const parts = words.filter((word) => !isStopWord(word.text)).map((word) => oneOf(rootsOf(word.text)))
  return words.length === 1 || parts.length === 0 ? oneOf(rootsOf(joined)) : `(${joined} | (${parts.join(' & ')}))`
}

const togetherOf = (terms: readonly string[]): string => (terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' & ')})`)

const oneOf = (terms: readonly string[]): string => `(${terms.join(' | ')})`

/** A `tsquery` for documents that have all wanted words. */
export const allOf = (wanted: readonly Wanted[]): string => wanted.map(({ term }) => term).join(' & ')

/** A `tsquery` for documents that have at least one wanted word. */
export const anyOf = (wanted: readonly Wanted[]): string => wanted.map(({ term }) => term).join(' | ')

/** The same query for words of titles only. */
export const inTitle = (query: string): string => query.replace(/[a-z0-9]+/g, '$&:A')
