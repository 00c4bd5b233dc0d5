import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import type { PricedCar } from '../../../core/simulation/price/car-price.ts'
import type { Offer } from './offer.ts'

export const cashCodes = ['otr', 'surcharge', 'accessories', 'discount', 'trade-in', 'trade-in-shortfall'] as const

export type CashLine = { code: (typeof cashCodes)[number]; amount: number }

export type Cash = {
  lines: CashLine[]
  /** The amount to pay. */
  total: number
  /** The rest of the old car's value when it is more than the amount to pay. */
  surplus: number
}

type Deductions = { discount?: number; tradeIn?: { value: number; payoff: number } | null }

/** The price in cash: with colour and accessories, minus the discount and the old car's value after its loan is paid off. */
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

/** The surplus of the old car for the chosen payment. Null when it does not count, or when there are no figures. */
export function surplusLeft({ oldCar, cash, offer }: Paid, way: 'tunai' | 'kredit' | null): number | null {
  if (!oldCar.counted) return null
  return way === 'tunai' ? cash.surplus : (offer?.breakdown?.tradeIn.surplus ?? null)
}

/** The extra cost of a credit over its whole time. On both sides the old car's surplus is subtracted. */
export function moreOnCredit(cash: Cash, { totalPaid, tradeIn }: Pick<Breakdown, 'totalPaid' | 'tradeIn'>): number {
  return totalPaid - tradeIn.surplus - (cash.total - cash.surplus)
}
