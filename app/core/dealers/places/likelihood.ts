import { type Likes, leastWithoutTypo, withOneTypo } from './dictionary.ts'
import type { PlaceSort } from './typed-place.ts'

/** A name that can be found: its words, those of the places around it, and what kind of place it is. */
export type Named = { words: readonly string[]; around: ReadonlySet<string>; sort: PlaceSort }

/** A typed word, and whether it could be one of any name at all. */
export type TypedWord = { word: string; likes: Likes; isKnown: boolean }

export type Likelihood = {
  score: number
  /** How well the least certain word answers what was typed. */
  weakest: number
  /** How many letters of the name were typed, and which share of it that is. */
  letters: number
  share: number
  /** Whether words were typed that are neither the name's nor those of a place around it. */
  isMore: boolean
}

/** A typed word that is one of the name's own, and where it stands in what was typed. */
type OwnWord = { own: string; typed: string; likeness: number; at: number }

/** Its words in another order, or only some of them, say less than the whole name; all of them say `partly + wholly`. */
const [partly, wholly] = [0.45, 0.4]
/** What a name keeps when more was typed. A typo costs more: `surabaya barat` is no misspelled Purabaya in Jawa Barat. */
const shareWithMore = 0.75
/** What it keeps when others stand between its words: `Bandung, Jawa Barat` is rather Bandung than Bandung Barat. */
const shareApart = 0.95
/** A name may be mistyped and still stand whole. */
const nearlyWhole = 0.8
/** A typo in a long name is less of a doubt than a word too many: `Pidie Jaa` is Pidie Jaya. */
const [lettersOfALongName, longNameWithTypo] = [8, 0.66]
/** A short word with a typo is like too many others to be picked out of a sentence. */
const fewestLettersInASentence = 6

/** So many names have one of these that alone it does not say which, though there are districts Barat and Kota Barat. */
const directions = new Set(['barat', 'timur', 'utara', 'selatan', 'tengah', 'tenggara', 'pusat'])
const vagueWords = new Set([...directions, 'kota'])

/**
 * How likely typed words mean a name. Words around it neither help nor harm; others are no part of any name, such as
 * a house number, or name another place: beside those the name must stand whole. `positions` are those of the typed
 * words that could be its own, `known` is how many different ones are of any name.
 */
export function likelihoodOf(
  entry: Named,
  typed: readonly TypedWord[],
  positions: readonly number[],
  known: number,
): Likelihood | null {
  const found = ownWords(entry, typed, positions)
  // A part of Bandung Raya is Bandung.
  if (found.length === 0 || (entry.sort === 'wide' && found.length < entry.words.length)) return null
  const letters = found.reduce((sum, { own, typed }) => sum + Math.min(own.length, typed.length), 0)
  const share = letters / entry.words.join('').length
  const isPart = share < nearlyWhole
  // Spares the closer look at most names a long address is like: some of its words must be elsewhere.
  if (isPart && known > entry.words.length + entry.around.size) return null
  const more = wordsMore(entry, typed, found)
  if (isPart && more.some(({ isKnown }) => isKnown)) return null
  const isMore = more.length > 0
  const weakest = Math.min(...found.map(({ likeness }) => likeness))
  if (isMore && found.every(({ own }) => vagueWords.has(own))) return null
  if (isMore && weakest < leastWithoutTypo && letters < fewestLettersInASentence) return null
  const likeness = found.reduce((sum, { likeness }) => sum + likeness, 0) / found.length
  const score = likeness * (partly + wholly * share) * (isMore ? shareWithMore : 1) * (areApart(found) ? shareApart : 1)
  return { score, weakest, letters, share, isMore }
}

/** What a whole name says that is written in one word. */
export function likelihoodOfWhole(name: string, likeness: number): Likelihood {
  const score = likeness === withOneTypo && name.length >= lettersOfALongName ? longNameWithTypo : likeness
  return { score, weakest: likeness, letters: name.length, share: 1, isMore: false }
}

function ownWords({ words }: Named, typed: readonly TypedWord[], positions: readonly number[]): OwnWord[] {
  const left = [...words]
  return positions.flatMap((at) => {
    const { word = '', likes } = typed[at] ?? {}
    const found = likes && best(left, likes)
    if (!found) return []
    left.splice(left.indexOf(found.own), 1)
    return [{ ...found, typed: word, at }]
  })
}

function wordsMore({ words, around }: Named, typed: readonly TypedWord[], found: readonly OwnWord[]): TypedWord[] {
  const saysWhere = typed.some(({ word }) => around.has(word) && !directions.has(word))
  const isAround = (word: string, at: number) => saysWhere && around.has(word) && !(directions.has(word) && isAgain(typed, at))
  return typed.filter(({ word }, at) => !found.some((own) => own.at === at) && !words.includes(word) && !isAround(word, at))
}

/** Of `Bandung Barat, Jawa Barat` the province takes one of both. */
function isAgain(typed: readonly TypedWord[], at: number): boolean {
  return typed.findIndex(({ word }) => word === typed[at]?.word) < at
}

function areApart(found: readonly OwnWord[]): boolean {
  return (found.at(-1)?.at ?? 0) - (found[0]?.at ?? 0) >= found.length
}

function best(words: readonly string[], likes: Likes): { own: string; likeness: number } | null {
  let found: { own: string; likeness: number } | null = null
  for (const own of words) {
    const likeness = likes.get(own) ?? 0
    if (likeness > (found?.likeness ?? 0)) found = { own, likeness }
  }
  return found
}
