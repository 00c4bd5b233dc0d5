import type { Refusal, RefusalCode } from '../case/refusal.ts'

const sentences: Record<RefusalCode, (limit: string) => string> = {
  missing: () => 'is missing',
  'not-a-number': () => 'must be a number',
  'not-an-option': () => 'is not one of the options in docs/simulate.md',
  'wrong-shape': () => 'has the wrong shape, see docs/simulate.md',
  'unknown-field': () => 'is not a field of a case, see docs/simulate.md',
  'not-whole': () => 'must be a whole number',
  negative: () => 'must not be below zero',
  'too-small': (limit) => `must be at least ${limit}`,
  'too-large': (limit) => `must be at most ${limit}`,
  'percent-or-amount': () => 'needs either percent or amount, and not both',
  'above-price': (limit) => `must not be more than the price, ${limit}`,
  'above-principal': (limit) => `must not come to more than the principal, ${limit}`,
  'above-first-payment': (limit) => `must not be more than the first payment, ${limit}`,
  'above-instalment': (limit) => `must not be more than the instalment, ${limit}`,
}

/** `tenorMonths must be at most 120` */
export function messageOf({ field, code, at, limit }: Refusal): string {
  return `${at === undefined ? field : shown(at)} ${sentences[code](String(limit ?? ''))}`
}

const longestName = 60

/** A name from the input, on one line and without control characters for a terminal. */
function shown(name: string): string {
  const short = name.length > longestName ? `${name.slice(0, longestName)}…` : name
  return /^[\w.[\]-]+…?$/.test(short) ? short : JSON.stringify(short)
}
