import { z } from 'zod'
import { roundingModes } from './arithmetic/rounding.ts'
import type { Breakdown } from './breakdown.ts'
import { yearCovers } from './case/choices.ts'
import { itemCodes } from './charges.ts'
import { figures } from './explanations.ts'
import { type FormulaCode, formulas, type SourceCode, sources } from './formulas.ts'

const amount = z.number()
const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as [Key, ...Key[]]

const explanation = z.object({
  formula: z.enum(keysOf<FormulaCode>(formulas)),
  source: z.enum(keysOf<SourceCode>(sources)),
  values: z.record(z.string(), z.number()),
  rounding: z.enum(roundingModes).exclude(['none']).optional(),
})

/** A stored breakdown, exactly as it was calculated at that time. */
export const breakdownSchema: z.ZodType<Breakdown> = z.object({
  instalment: amount,
  instalmentUnrounded: amount,
  financed: amount,
  downPayment: amount,
  tdp: amount,
  items: z.array(z.object({ code: z.enum(itemCodes), amount, paid: z.enum(['cash', 'financed']), explanation })),
  interestTotal: amount,
  totalPaid: amount,
  flatPercent: z.number(),
  effectivePercent: z.number(),
  schedule: z.array(z.object({ month: z.number(), instalment: amount, interest: amount, principal: amount, balance: amount })),
  price: amount,
  principal: amount,
  balloon: amount,
  tdpBeforeDeductions: amount,
  roundingTotal: amount,
  scheduleRatePercent: z.number(),
  tradeIn: z.object({
    equity: amount,
    towardsDownPayment: amount,
    towardsCharges: amount,
    surplus: amount,
    shortfall: amount,
  }),
  insuranceYears: z.array(
    z.object({
      year: z.number(),
      cover: z.enum(yearCovers),
      ratePercent: z.number(),
      loadingPercent: z.number(),
      extensionPercent: z.number(),
      paid: z.enum(['cash', 'financed']),
      insuredSum: amount,
      premium: amount,
    }),
  ),
  explanations: z.record(z.enum(figures), explanation),
})
