import { z } from 'zod'
import { roundingModes } from '../arithmetic/rounding.ts'
import { covers, financedInsurance, firstInstalments, rateKinds } from '../case/choices.ts'

export const share = z.number().min(0).max(100)
const amount = z.number().int().min(0)
const day = z.iso.date()
const rounding = z.strictObject({ unit: z.number().int().min(1), mode: z.enum(roundingModes) })
const byTenor = z.record(z.string().regex(/^\d{1,3}$/), share)

/** A fee that rises with the principal. The last tier has no upper limit. */
const tiers = z.array(z.strictObject({ upTo: amount.nullable(), fee: amount })).nonempty()

export const packageSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  contract: z.enum(['conventional', 'murabahah']),
  rateKind: z.enum(rateKinds),
  /** Both days are included. Null: no last day. */
  validity: z.strictObject({ from: day, until: day.nullable() }),
  firstInstalments: z.array(z.enum(firstInstalments)).nonempty(),
  rounding,
  /** Percent of the price. */
  minimumDownPayment: share,
  /** Rates by tenor, from a minimum share of the price. A missing tenor is not available; a rate of 0 is interest-free. */
  rates: z.array(z.strictObject({ downPaymentFrom: share, percentByTenor: byTenor })).nonempty(),
  fees: z.strictObject({
    admin: amount,
    policy: amount,
    fiduciary: z.union([amount, tiers]),
    provisionPercent: share,
    creditLifePercent: byTenor,
  }),
  insurance: z.strictObject({
    covers: z.array(z.enum(covers)).nonempty(),
    financed: z.enum(financedInsurance),
    insuredShareByYear: z.array(z.number().min(0).max(1)).nonempty(),
    rounding,
  }),
  balloonPercent: share,
  confidence: z.enum(['high', 'medium', 'low']),
  source: z.string(),
})

/** The terms of a lender's credit. */
export type FinancePackage = z.infer<typeof packageSchema>
