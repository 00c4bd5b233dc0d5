import { type Dealer, timetableOf } from '../../core/dealers/dealer.ts'
import type { Moment } from '../../lib/local-time.ts'
import { factOf } from './dealer-fact.ts'
import { type Result, resultOf } from './result.ts'

/** A dealer from the database as lists show it. */
export function dealerResult(dealer: Dealer, kilometres: number | null, now: Moment, car?: { name: string }): Result {
  return resultOf(factOf(dealer), timetableOf(dealer), { kilometres, now, car })
}
