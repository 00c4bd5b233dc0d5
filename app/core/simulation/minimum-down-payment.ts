import file from '../../../data/finance/down-payment-rules.json' with { type: 'json' }

/** Who sets the minimum down payment, and what it depends on. Percents are of the price. */
export type DownPaymentRules =
  | { by: 'lender'; percent: number }
  | { by: 'multifinance'; healthy: boolean; npfPercent: number; use: 'productive' | 'consumer' }
  | { by: 'bank'; nplPercent: number }

type Row = { npfUpTo: number; productive: number; consumer: number }

/** POJK 35/2018 for finance companies, Bank Indonesia's rule for banks. Lenders usually ask for more. */
export function minimumPercent(rules: DownPaymentRules): number {
  if (rules.by === 'lender') return rules.percent
  if (rules.by === 'bank') return rules.nplPercent < file.bank.nplBelow ? file.bank.percent : file.bank.otherwise
  const rows: Row[] = rules.healthy ? file.multifinance.healthy : file.multifinance.notHealthy
  const row = rows.find(({ npfUpTo }) => rules.npfPercent <= npfUpTo) ?? file.multifinance.above
  return row[rules.use]
}
