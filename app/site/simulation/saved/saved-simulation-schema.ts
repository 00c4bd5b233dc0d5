import { z } from 'zod'
import { breakdownSchema } from '../../../core/simulation/breakdown-schema.ts'
import { caseSchema } from '../../../core/simulation/case/case-schema.ts'
import { extensions, yearCovers } from '../../../core/simulation/case/choices.ts'
import { creditRulesInFile } from '../../../core/simulation/credit-rules/credit-rules.ts'
import { extensionsOf } from '../../../core/simulation/insurance/extension-premiums.ts'
import { always, tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import { cashCodes } from '../calculation/cash.ts'
import { caveats } from '../trade-in/trade-in.ts'

/** The two calculators, by their names in addresses. */
export const calculators = ['kredit', 'pembayaran'] as const

/** The traded-in car with its estimate of that day. */
const savedOldCar = z.object({
  name: z.string(),
  year: z.number(),
  /** `to` is null when the range has no upper end. */
  kilometres: z.object({ from: z.number(), to: z.number().nullable() }),
  range: z.object({ low: z.number(), high: z.number() }),
  /** The middle of the range, used in the calculation. */
  value: z.number(),
  /** Its remaining loan. */
  payoff: z.number(),
  /** The last day of the estimate. */
  until: z.iso.date(),
  caveats: z.array(z.enum(caveats)),
})
export type SavedOldCar = z.output<typeof savedOldCar>

/** An insurance extension with its part of each premium. */
const savedExtension = z.object({
  code: z.enum([...extensions, 'liability']),
  limit: z.number(),
  years: z.array(
    z.object({
      year: z.number(),
      cover: z.enum(yearCovers),
      paid: z.enum(['cash', 'financed']),
      insuredSum: z.number(),
      ratePercent: z.number(),
      premium: z.number(),
    }),
  ),
})

/** What was saved before staff could change the tariff and the rules was made with those of the files. */
const savedCredit = z
  .object({
    package: z.object({
      slug: z.string(),
      name: z.string(),
      contract: z.enum(['conventional', 'murabahah']),
      until: z.string().nullable(),
    }),
    case: caseSchema,
    breakdown: breakdownSchema,
    extensions: z.array(savedExtension).optional(),
    tariffFrom: z.iso.date().default(always),
    penaltyPercent: z.number().default(creditRulesInFile.penalty),
  })
  .transform(({ extensions: saved, ...credit }) => {
    const { insurance } = credit.case
    const inFile = () => (insurance ? extensionsOf(insurance, credit.breakdown.insuranceYears, tariffInFile) : [])
    return { ...credit, extensions: saved ?? inFile() }
  })

/** A saved calculation: the figures of its day. Later prices and packages do not change them. */
export const savedSimulation = z.object({
  /** The calculator and the choices from its address. With them the calculation can be repeated with today's prices. */
  calculator: z.enum(calculators),
  choice: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()]).optional()),
  /** The day whose prices and packages apply. */
  on: z.iso.date(),
  province: z.string(),
  /**
   * The on-the-road price, and the extras. `listed`: place and date of the listed price that it follows; null in simulations
   * saved before this field existed.
   */
  price: z.object({
    otr: z.number(),
    surcharge: z.number(),
    accessories: z.number(),
    listed: z.string().nullable().default(null),
  }),
  /** Null without an old car, and in simulations saved before this field existed. */
  oldCar: savedOldCar.nullable().default(null),
  /** Payment in cash after the old car is subtracted, line by line. */
  cash: z.object({
    lines: z.array(z.object({ code: z.enum(cashCodes), amount: z.number() })),
    total: z.number(),
    surplus: z.number(),
  }),
  /** Null for cash. `bin/simulate` reads `case`. */
  credit: savedCredit.nullable(),
})

export type SavedSimulation = z.output<typeof savedSimulation>

/** The stored calculation, unchanged. */
export const simulationOf = ({ calculation }: { calculation: unknown }): SavedSimulation => savedSimulation.parse(calculation)
