import type { PricedCar } from './price.ts'

export type CashLine = { code: 'otr' | 'surcharge' | 'accessories' | 'trade-in' | 'trade-in-shortfall'; amount: number }

export type Cash = {
  lines: CashLine[]
  /** What is to be paid. */
  total: number
  /** What the old car is worth beyond that. */
  surplus: number
}

type TradeIn = { value: number; payoff: number }

/** Buying without credit: the price as it was chosen, less what the old car brings once its own loan is paid off. */
export function cashPrice({ otr, surcharge, accessories }: PricedCar, tradeIn: TradeIn | null): Cash {
  const price = otr + surcharge + accessories
  const equity = tradeIn ? Math.max(tradeIn.value - tradeIn.payoff, 0) : 0
  const shortfall = tradeIn ? Math.max(tradeIn.payoff - tradeIn.value, 0) : 0
  const counted = Math.min(equity, price)
  const lines: CashLine[] = [
    { code: 'otr', amount: otr },
    { code: 'surcharge', amount: surcharge },
    { code: 'accessories', amount: accessories },
    { code: 'trade-in', amount: -counted },
    { code: 'trade-in-shortfall', amount: shortfall },
  ]
  return { lines: lines.filter(({ amount }) => amount !== 0), total: price - counted + shortfall, surplus: equity - counted }
}
