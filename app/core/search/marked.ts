import { shortened } from '../../lib/shortened.ts'
import type { Wanted } from './query.ts'
import { rootsOf } from './roots.ts'
import { isStopWord } from './stop-words.ts'
import { compoundsOf, type Word } from './words-of.ts'

/** A piece of a text; `isMatch` when the visitor looked for it. */
export type Piece = { text: string; isMatch: boolean }

/** Characters of an excerpt, and of its part before the first match. */
const excerpt = { length: 170, before: 50 }

/** The terms by which words of a text are recognized as matches. */
export type Terms = {
  all: ReadonlySet<string>
  /** The terms without their first letter, which a prefix may replace. A word without any of these is no match. */
  tails: readonly string[]
}

export function termsOf(wanted: readonly Wanted[]): Terms {
  const all = new Set(wanted.flatMap(({ term }) => term.match(/[a-z0-9]+/g) ?? []))
  return { all, tails: [...all].map((term) => term.slice(1) || term) }
}

/** A text in pieces, so that a page can mark the matches. */
export function markMatches(text: string, terms: Terms): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of matchesIn(text, terms)) {
    if (match.start > end) pieces.push({ text: text.slice(end, match.start), isMatch: false })
    pieces.push({ text: text.slice(match.start, match.end), isMatch: true })
    end = match.end
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMatch: false }] : pieces
}

/** The summary, or when only the text has a match, the part of the text around it. */
export function excerptOf(summary: string, text: string, terms: Terms): string {
  const first = summary !== '' && matchesIn(summary, terms).length > 0 ? undefined : matchesIn(text, terms)[0]
  if (!first) return summary || cut(text, 0)
  return cut(text, first.start <= excerpt.before ? 0 : wordBefore(text, first.start))
}

/** Where a word begins, about so many characters before a match. */
function wordBefore(text: string, match: number): number {
  const from = match - excerpt.before
  const word = /(?<=[\s·–—/])\S/.exec(text.slice(from - 1, match))
  return word ? from - 1 + word.index : match
}

function cut(text: string, start: number): string {
  const shown = shortened(text.slice(start), excerpt.length)
  return start > 0 ? `… ${shown}` : shown
}

type Place = Pick<Word, 'start' | 'end'>

/** Where words of the text match. Words with a hyphen between them match as one, or each alone. */
function matchesIn(text: string, terms: Terms): Place[] {
  return compoundsOf(text).flatMap(({ words, joined }): Place[] => {
    const whole = { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }
    return terms.all.has(joined) ? [whole] : words.filter((word) => isMatch(word.text, terms))
  })
}

// Most words are ruled out by their letters, which is much faster than by their roots.
const isMatch = (word: string, { all, tails }: Terms): boolean =>
  tails.some((tail) => word.includes(tail)) && !isStopWord(word) && rootsOf(word).some((root) => all.has(root))
