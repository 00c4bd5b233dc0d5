import type { Instant } from '../../lib/instant.ts'
import { rootsOf } from './roots.ts'
import { isStopWord } from './stop-words.ts'
import { compoundsOf, wordsOf } from './words-of.ts'

/** Something that the search can find. */
export type SearchDocument = {
  kind: string
  /** Names it within its kind. */
  key: string
  title: string
  /** One or two sentences below the title in a list of results. */
  summary: string
  /** Other names and places that people look for. Results do not show them. */
  keywords: string
  /** The rest of its text. */
  text: string
  address: string
  /** Among equally good results of a kind the higher number comes first. */
  weight: number
  publishAt: Instant
  withdrawAt: Instant | null
}

type Text = Pick<SearchDocument, 'title' | 'summary' | 'keywords' | 'text'>

/** Positions of a word in a text. PostgreSQL counts no further. */
const lastPosition = 16_383

/** The words of title (A), summary and keywords (B), for `tsvector`. They decide the order of results. */
export function headVector({ title, summary, keywords }: Text): string {
  const weighted = [
    ...termsOf(title).map((term) => ({ term, weight: 'A' })),
    ...termsOf(`${summary} ${keywords}`).map((term) => ({ term, weight: 'B' })),
  ]
  return weighted.map(({ term, weight }, at) => `${term}:${Math.min(at + 1, lastPosition)}${weight}`).join(' ')
}

/** Every word by which a document is found, for `tsvector`. */
export function fullVector({ title, summary, keywords, text }: Text): string {
  return [...new Set(termsOf([title, summary, keywords, text].join(' ')))].join(' ')
}

/** What a title or a query says, for finding out that they say the same. */
export const plainWords = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join(' ')

/** The words that people look for a document by, as people write them, to correct typing errors. */
export function vocabularyOf({ title, summary, keywords }: Text): string[] {
  const words = compoundsOf(`${title} ${summary} ${keywords}`).flatMap(({ words, joined }) => [
    ...words.map((word) => word.text),
    joined,
  ])
  return [...new Set(words)].filter((word) => canBeMistyped(word) && !isStopWord(word))
}

const shortestName = 4

/** Short words and numbers are not corrected: one letter more or less is another word. */
export const canBeMistyped = (word: string): boolean => word.length >= shortestName && /[a-z]/.test(word)

function termsOf(text: string): string[] {
  const spoken = compoundsOf(text).flatMap(({ words, joined }) => [...words.map((word) => word.text), joined])
  return spoken.filter((word) => !isStopWord(word)).flatMap(rootsOf)
}
