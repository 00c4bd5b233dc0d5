import { expect, test } from 'vitest'
import { type DownPaymentRules, minimumPercent } from './minimum-down-payment.ts'

const company = (healthy: boolean, npfPercent: number, use: 'productive' | 'consumer' = 'consumer'): DownPaymentRules => ({
  by: 'multifinance',
  healthy,
  npfPercent,
  use,
})

test.each<[DownPaymentRules, number]>([
  [{ by: 'lender', percent: 12.5 }, 12.5],
  [{ by: 'bank', nplPercent: 4.99 }, 0],
  [{ by: 'bank', nplPercent: 5 }, 10],
  [company(true, 1), 0],
  [company(true, 1.01), 10],
  [company(true, 3), 10],
  [company(true, 5), 15],
  [company(true, 5.01), 25],
  [company(false, 1), 20],
  [company(false, 5, 'productive'), 15],
  [company(false, 6, 'productive'), 20],
])('%j asks for at least %d percent', (rules, percent) => expect(minimumPercent(rules)).toBe(percent))
