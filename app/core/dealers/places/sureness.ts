import { leastWithoutTypo, withOneTypo } from './dictionary.ts'
import type { Likelihood, Named } from './likelihood.ts'

type Match = Likelihood & { entry: Named }

/** Which share of a name must be typed in whole words, or else by their beginnings or with a typo. */
const [leastShareInWords, leastShare] = [0.65, 0.7]
const fewestLetters = 5
/** There are so many districts that one of them is like nearly every short word. */
const fewestOfADistrict = 8

/** Whether each match answers without asking back: the others are guesses beside one that says more of what was typed. */
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
