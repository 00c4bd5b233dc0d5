import { westernDigits } from './typed-text.ts'

/**
 * The first three characters of the maker's frame numbers: Bekasi (MK2), its predecessor in Jakarta (MHM), Thailand
 * (MMA, MMB, MMT) and Japan (JA, JMA, JMB, JMY). From general knowledge, not from a document of the maker.
 */
export const makerBeginnings = ['MK2', 'MHM', 'MMA', 'MMB', 'MMT', 'JA3', 'JA4', 'JMA', 'JMB', 'JMY']

/** Seventeen letters and digits together, of any maker. */
const anyNumber = /(?<![A-Z\d])[A-Z\d]{17}(?![A-Z\d])/g
/** A number of the maker, also in groups and with one character too few or too many. */
const ownNumber = new RegExp(`(?<![A-Z\\d])(?:${makerBeginnings.join('|')})(?:[\\s\\-–.*]*[A-Z\\d]){13,15}(?![A-Z\\d])`, 'g')
/** Long words and prices have fewer digits or no letters around them. */
const leastDigits = 5
/** Characters that are read. No one searches with a longer text. */
const longest = 2000

/** True when a frame number stands anywhere in the text. It names a car and its owner, so it must stay out of addresses. */
export function holdsFrameNumber(text: string): boolean {
  const signs = westernDigits(text.slice(0, longest)).toUpperCase()
  return [anyNumber, ownNumber].some((pattern) => (signs.match(pattern) ?? []).some(isLikely))
}

const isLikely = (found: string): boolean => found.replace(/\D/g, '').length >= leastDigits && /[A-Z]/.test(found)
