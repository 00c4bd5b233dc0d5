import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import type { Offer } from './offer.ts'
import type { PricedCar } from './price.ts'

export const cashCodes = ['otr', 'surcharge', 'accessories', 'discount', 'trade-in', 'trade-in-shortfall'] as const

export type CashLine = { code: (typeof cashCodes)[number]; amount: number }

export type Cash = {
  lines: CashLine[]
  /** What is to be paid. */
  total: number
  /** What the old car is worth beyond that. */
  surplus: number
}

type Deductions = { discount?: number; tradeIn?: { value: number; payoff: number } | null }

/** Buying without credit: the price as it was chosen, less a discount and what the old car brings once its own loan is paid off. */
export function cashPrice({ otr, surcharge, accessories }: PricedCar, { discount = 0, tradeIn }: Deductions): Cash {
  const price = otr + surcharge + accessories - discount
  const equity = tradeIn ? Math.max(tradeIn.value - tradeIn.payoff, 0) : 0
  const shortfall = tradeIn ? Math.max(tradeIn.payoff - tradeIn.value, 0) : 0
  const counted = Math.min(equity, price)
  const lines: CashLine[] = [
    { code: 'otr', amount: otr },
    { code: 'surcharge', amount: surcharge },
    { code: 'accessories', amount: accessories },
    { code: 'discount', amount: -discount },
    { code: 'trade-in', amount: -counted },
    { code: 'trade-in-shortfall', amount: shortfall },
  ]
  return { lines: lines.filter(({ amount }) => amount !== 0), total: price - counted + shortfall, surplus: equity - counted }
}

type Paid = { oldCar: { counted: boolean }; cash: Cash; offer: Pick<Offer, 'breakdown'> | null }

/** What is left of the old car's worth the way the car is paid for; null where it is not counted, or nothing is worked out. */
export function surplusLeft({ oldCar, cash, offer }: Paid, way: 'tunai' | 'kredit' | null): number | null {
  if (!oldCar.counted) return null
  return way === 'tunai' ? cash.surplus : (offer?.breakdown?.tradeIn.surplus ?? null)
}

/** What a credit costs more until it is paid off; on both sides the old car's surplus comes back. */
export function moreOnCredit(cash: Cash, { totalPaid, tradeIn }: Pick<Breakdown, 'totalPaid' | 'tradeIn'>): number {
  return totalPaid - tradeIn.surplus - (cash.total - cash.surplus)
}
