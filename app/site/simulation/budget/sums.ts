import { type Budget, instalmentForIncome } from '../../../core/simulation/budget.ts'
import { mostMoney } from '../../../core/simulation/case/limits.ts'
import { parseRupiah } from '../../../lib/money.ts'
import type { Typed } from '../../../ui/form.ts'

/** The amounts that a visitor can give, by their names in the address. */
export const sumFields = ['bayar_pertama', 'angsuran', 'penghasilan', 'cicilan_lain'] as const
export type SumField = (typeof sumFields)[number]

export const sumRefusals = ['unreadable', 'too-large'] as const
export type SumRefusal = (typeof sumRefusals)[number]

/** The instalment that an income allows, with the figures it was calculated from. `share`: percent of the income. */
export type Allowance = { income: number; otherInstalments: number; share: number; instalment: number }

export type Sums = {
  typed: Record<SumField, string>
  refusals: Partial<Record<SumField, SumRefusal>>
  /** Null when no amount was given, or one was refused. */
  budget: Budget | null
  /** Null when no income was given. */
  allowance: Allowance | null
}

const longestSum = 40

export function readSums(query: Typed, incomeShare: number): Sums {
  const typed = eachField((field) => query[field] ?? '')
  const read = eachField((field) => readSum(typed[field]))
  const refused = sumFields.flatMap((field) => (typeof read[field] === 'string' ? [[field, read[field]] as const] : []))
  const sum = (field: SumField) => (typeof read[field] === 'number' ? read[field] : null)
  const allowance = allowanceOf(sum('penghasilan'), sum('cicilan_lain') ?? 0, incomeShare)
  return {
    typed,
    refusals: Object.fromEntries(refused),
    budget: refused.length > 0 ? null : budgetOf(sum('bayar_pertama'), sum('angsuran'), allowance),
    allowance,
  }
}

function readSum(text: string): number | SumRefusal | null {
  if (text.trim() === '') return null
  const amount = text.length > longestSum ? null : parseRupiah(text)
  if (amount === null) return 'unreadable'
  return amount > mostMoney ? 'too-large' : amount
}

function allowanceOf(income: number | null, otherInstalments: number, share: number): Allowance | null {
  if (income === null) return null
  return { income, otherInstalments, share, instalment: instalmentForIncome(income, otherInstalments, share) }
}

/** Of the given instalment and the one that the income allows, the smaller applies. */
function budgetOf(firstPayment: number | null, instalment: number | null, allowance: Allowance | null): Budget | null {
  const monthly = [instalment, allowance?.instalment ?? null].filter((each) => each !== null)
  const budget = {
    ...(firstPayment !== null && { firstPayment }),
    ...(monthly.length > 0 && { instalment: Math.min(...monthly) }),
  }
  return Object.keys(budget).length > 0 ? budget : null
}

function eachField<Value>(value: (field: SumField) => Value): Record<SumField, Value> {
  return Object.fromEntries(sumFields.map((field) => [field, value(field)])) as Record<SumField, Value>
}
