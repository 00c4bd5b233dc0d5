import { formatNumber } from '../../../lib/number.ts'
import { letterCount, oneLine } from '../../../lib/typed-text.ts'
import type { Wording } from './errors.ts'

/**
 * The wording for a text that is too long; it says how long the text is. Fields have no `maxLength`: a browser would cut off
 * pasted text without a message. `count` must count like the rule of the field.
 */
export const tooLong =
  (what: string, most: number, count = (typed: string) => letterCount(oneLine(typed))): Wording =>
  (typed) =>
    `${what} maksimal ${formatNumber(most)} karakter; sekarang ${formatNumber(count(typed))}`
