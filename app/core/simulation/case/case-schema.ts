import { z } from 'zod'
import { roundingModes } from '../arithmetic/rounding.ts'
import {
  covers,
  extensions,
  financeableFees,
  financedInsurance,
  firstInstalments,
  rateBases,
  rateKinds,
  vehicleKinds,
  yearCovers,
} from './choices.ts'

const rounding = z.strictObject({ unit: z.number().optional(), mode: z.enum(roundingModes).optional() })

const insurance = z.strictObject({
  cover: z.union([z.enum(covers), z.array(z.enum(yearCovers))]).optional(),
  region: z.literal([1, 2, 3]).optional(),
  vehicle: z.enum(vehicleKinds).optional(),
  /** Replaces the tariff in every year. */
  ratePercent: z.number().optional(),
  insuredShareByYear: z.array(z.number()).optional(),
  financed: z.enum(financedInsurance).optional(),
  extensions: z.array(z.union([z.enum([...extensions, 'liability']), z.strictObject({ liability: z.number() })])).optional(),
  /** Age of the car in years when the credit begins. */
  vehicleAge: z.number().optional(),
  rounding: rounding.optional(),
})

const fees = z.strictObject({
  admin: z.number().optional(),
  fiduciary: z.number().optional(),
  policy: z.number().optional(),
  /** Percent of the principal. */
  provisionPercent: z.number().optional(),
  /** Percent of the price. */
  creditLifePercent: z.number().optional(),
  financed: z.array(z.enum(financeableFees)).optional(),
})

/** The shape of a case. The limits of its numbers are in `limits.ts`. */
export const caseSchema = z.strictObject({
  otr: z.number(),
  colourSurcharge: z.number().optional(),
  dp: z.strictObject({ percent: z.number().optional(), amount: z.number().optional() }),
  tenorMonths: z.number(),
  rate: z.strictObject({ kind: z.enum(rateKinds), percent: z.number(), basis: z.enum(rateBases).optional() }),
  firstInstalment: z.enum(firstInstalments).optional(),
  rounding: rounding.optional(),
  insurance: insurance.optional(),
  fees: fees.optional(),
  discount: z.number().optional(),
  accessories: z.number().optional(),
  tradeIn: z.strictObject({ value: z.number().optional(), payoff: z.number().optional() }).optional(),
  balloonPercent: z.number().optional(),
})

/** Everything a calculation depends on. */
export type Case = z.infer<typeof caseSchema>
export type Insurance = NonNullable<Case['insurance']>
