import { leastWithoutTypo, withOneTypo } from './dictionary.ts'
import type { Likelihood, Named } from './likelihood.ts'

type Match = Likelihood & { entry: Named }

/** The share of a name that must be typed: in whole words, or with typos or incomplete words. */
const [leastShareInWords, leastShare] = [0.65, 0.7]
const fewestLetters = 5
/** There are so many districts that almost every short word resembles one of them. */
const fewestOfADistrict = 8

/** Decides for each match whether it answers without asking the visitor. The others are guesses beside a better match. */
export function sureOf<One extends Match>(matches: readonly One[]): (One & { sure: boolean })[] {
  const all = matches.map((match) => ({ ...match, sure: isSureAlone(match) }))
  const answers = all.filter(({ sure, isMore }) => sure && !isMore)
  const surest = answers.reduce((most, { weakest }) => Math.max(most, weakest), 0)
  const hasNamed = all.some(
    ({ sure, share, weakest, entry }) => sure && share === 1 && weakest === 1 && entry.sort !== 'district',
  )
  return all
    .filter(({ isMore }) => !isMore || surest < leastWithoutTypo)
    .map((match) => ({
      ...match,
      sure: match.sure && match.weakest >= surest && !(hasNamed && isMistypedDistrict(match)),
    }))
}

function isSureAlone({ entry: { sort }, weakest, letters, share, isMore }: Match): boolean {
  if (weakest < 1) return !isMore && share >= leastShare && isLongEnough(sort, weakest, letters)
  if (sort === 'dealer') return true
  return share >= leastShareInWords && (sort !== 'district' || !isMore || letters >= fewestLetters)
}

function isLongEnough(sort: Named['sort'], weakest: number, letters: number): boolean {
  if (sort === 'district') return letters >= fewestOfADistrict && weakest >= withOneTypo
  return weakest >= leastWithoutTypo || letters >= fewestLetters
}

function isMistypedDistrict({ entry, weakest }: Match): boolean {
  return entry.sort === 'district' && weakest < leastWithoutTypo
}
