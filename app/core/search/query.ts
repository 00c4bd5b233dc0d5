import { letterCount, oneLine } from '../../lib/typed-text.ts'
import { rootsOf } from './roots.ts'
import { plainWords } from './search-document.ts'
import { isStopWord } from './stop-words.ts'
import { type Compound, compoundsOf } from './words-of.ts'

export const longestQuery = 100
export const mostWords = 8

/** A word of a query, and the terms of which a document must have one. */
export type Wanted = {
  /** Where it stands in the query. */
  start: number
  end: number
  /** The word in plain letters: `xforce`. */
  word: string
  /** `servis`, or for a word with a hyphen also its parts: `xforce | (x & force)`. For `tsquery`. */
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
  const wanted = new Map(compounds.map((compound) => [compound.joined, wantedBy(text, compound)]))
  return { text, plain: plainWords(text), wanted: [...wanted.values()] }
}

function wantedBy(text: string, { words, joined }: Compound): Wanted {
  const place = { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? text.length }
  const parts = words.filter((word) => !isStopWord(word.text)).map((word) => oneOf(rootsOf(word.text)))
  const term = words.length === 1 || parts.length === 0 ? oneOf(rootsOf(joined)) : `(${joined} | (${parts.join(' & ')}))`
  return { ...place, word: joined, term }
}

const oneOf = (terms: readonly string[]): string => `(${terms.join(' | ')})`

/** A `tsquery` for documents that have all wanted words. */
export const allOf = (wanted: readonly Wanted[]): string => wanted.map(({ term }) => term).join(' & ')

/** A `tsquery` for documents that have at least one wanted word. */
export const anyOf = (wanted: readonly Wanted[]): string => wanted.map(({ term }) => term).join(' | ')

/** The same query for words of titles only. */
export const inTitle = (query: string): string => query.replace(/[a-z0-9]+/g, '$&:A')
