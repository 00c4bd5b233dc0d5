import { formatNumber } from '../../../lib/number.ts'
import { letterCount, oneLine } from '../../../lib/typed-text.ts'
import type { Wording } from './errors.ts'

/**
 * Refuses a text that is too long, with its own length. A field has no `maxLength`: a browser cuts off the end of what
 * was pasted without telling. `count` must count as the rule of the field does.
 */
export const tooLong =
  (what: string, most: number, count = (typed: string) => letterCount(oneLine(typed))): Wording =>
  (typed) =>
    `${what} harus paling banyak ${formatNumber(most)} huruf; sekarang ${formatNumber(count(typed))}`
