import { type Dealer, timetableOf } from '../../core/dealers/dealer.ts'
import type { Moment } from '../../lib/local-time.ts'
import { factOf } from './dealer-fact.ts'
import { type Result, resultOf } from './result.ts'

/** A dealer from storage as a list shows it. */
export function dealerResult(dealer: Dealer, kilometres: number | null, now: Moment, car?: { name: string }): Result {
  return resultOf(factOf(dealer), timetableOf(dealer), { kilometres, now, car })
}
