import { type Likenesses, leastWithoutTypo, withOneTypo } from './dictionary.ts'
import type { PlaceSort } from './typed-place.ts'

/** A name that can be found: its words, the words of the regions around it, and its kind of place. */
export type Named = { words: readonly string[]; around: ReadonlySet<string>; sort: PlaceSort }

/** A typed word. `isKnown`: it is a word of some name. */
export type TypedWord = { word: string; likenesses: Likenesses; isKnown: boolean }

export type Likelihood = {
  score: number
  /** The likeness of the least certain word. */
  weakest: number
  /** How many letters of the name were typed, and which share of the name that is. */
  letters: number
  share: number
  /** True when other words were typed that belong neither to the name nor to the regions around it. */
  isMore: boolean
}

/** A typed word that belongs to the name, with its position in the typed text. */
type OwnWord = { own: string; typed: string; likeness: number; at: number }

/** Words in another order, or only some words, score less than the whole name. All words score `partly + wholly`. */
const [partly, wholly] = [0.45, 0.4]
/** Factor when other words were typed too. A typo costs more: `surabaya barat` is not a misspelled Purabaya in Jawa Barat. */
const shareWithMore = 0.75
/** Factor when other words stand between the words of the name: `Bandung, Jawa Barat` is Bandung, not Bandung Barat. */
const shareApart = 0.95
/** From this share on, a name counts as typed whole, because it may have a typo. */
const nearlyWhole = 0.8
/** In a long name a typo matters less than an additional word does: `Pidie Jaa` is Pidie Jaya. */
const [lettersOfALongName, longNameWithTypo] = [8, 0.66]
/** A shorter word with a typo resembles too many words of a sentence. */
const fewestLettersInASentence = 6

/** So many names contain one of these words that it does not identify a place alone, though there are districts Barat and Kota Barat. */
const directions = new Set(['barat', 'timur', 'utara', 'selatan', 'tengah', 'tenggara', 'pusat'])
const vagueWords = new Set([...directions, 'kota'])

/**
 * How likely the typed words mean a name. Words of the regions around it do not change the result. With other words, such
 * as a house number or another place, the name must be typed whole. `positions`: the typed words that may belong to the
 * name. `known`: how many different typed words belong to any name.
 */
export function likelihoodOf(
  entry: Named,
  typed: readonly TypedWord[],
  positions: readonly number[],
  known: number,
): Likelihood | null {
  const found = ownWords(entry, typed, positions)
  // Part of a wide name does not count: `Bandung` from `Bandung Raya` is the city.
  if (found.length === 0 || (entry.sort === 'wide' && found.length < entry.words.length)) return null
  const letters = found.reduce((sum, { own, typed }) => sum + Math.min(own.length, typed.length), 0)
  const share = letters / entry.words.join('').length
  const isPart = share < nearlyWhole
  // Fast exit for the many names that share a word with a long address: its other words belong to other places.
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

/** The likelihood of a whole name that was typed as one word. */
export function likelihoodOfWhole(name: string, likeness: number): Likelihood {
  const score = likeness === withOneTypo && name.length >= lettersOfALongName ? longNameWithTypo : likeness
  return { score, weakest: likeness, letters: name.length, share: 1, isMore: false }
}

function ownWords({ words }: Named, typed: readonly TypedWord[], positions: readonly number[]): OwnWord[] {
  const left = [...words]
  return positions.flatMap((at) => {
    const { word = '', likenesses } = typed[at] ?? {}
    const found = likenesses && best(left, likenesses)
    if (!found) return []
    left.splice(left.indexOf(found.own), 1)
    return [{ ...found, typed: word, at }]
  })
}

function wordsMore({ words, around }: Named, typed: readonly TypedWord[], found: readonly OwnWord[]): TypedWord[] {
  const saysWhere = typed.some(({ word }) => around.has(word) && !directions.has(word))
  const isAround = (word: string, at: number) => saysWhere && around.has(word) && !(directions.has(word) && isRepeated(typed, at))
  return typed.filter(({ word }, at) => !found.some((own) => own.at === at) && !words.includes(word) && !isAround(word, at))
}

/** True for a repeated word: in `Bandung Barat, Jawa Barat` one `Barat` belongs to the province. */
function isRepeated(typed: readonly TypedWord[], at: number): boolean {
  return typed.findIndex(({ word }) => word === typed[at]?.word) < at
}

function areApart(found: readonly OwnWord[]): boolean {
  return (found.at(-1)?.at ?? 0) - (found[0]?.at ?? 0) >= found.length
}

function best(words: readonly string[], likenesses: Likenesses): { own: string; likeness: number } | null {
  let found: { own: string; likeness: number } | null = null
  for (const own of words) {
    const likeness = likenesses.get(own) ?? 0
    if (likeness > (found?.likeness ?? 0)) found = { own, likeness }
  }
  return found
}
