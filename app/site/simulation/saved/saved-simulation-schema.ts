import { z } from 'zod'
import { breakdownSchema } from '../../../core/simulation/breakdown-schema.ts'
import { caseSchema } from '../../../core/simulation/case/case-schema.ts'
import { cashCodes } from '../calculation/cash.ts'
import { caveats } from '../trade-in/trade-in.ts'

/** The two calculators, by the word in their addresses. */
export const calculators = ['kredit', 'pembayaran'] as const

/** The car that is traded in, and the estimate of that day. */
const savedOldCar = z.object({
  name: z.string(),
  year: z.number(),
  /** Without end where `to` is null. */
  kilometres: z.object({ from: z.number(), to: z.number().nullable() }),
  range: z.object({ low: z.number(), high: z.number() }),
  /** The middle of the range, which is calculated with. */
  value: z.number(),
  /** What is still owed for it. */
  payoff: z.number(),
  /** The last day of the estimate. */
  until: z.iso.date(),
  caveats: z.array(z.enum(caveats)),
})
export type SavedOldCar = z.output<typeof savedOldCar>

/** A calculation as somebody keeps it: the figures of its day, whatever prices and packages become. */
export const savedSimulation = z.object({
  /** Where it was made, and everything chosen there as its address says it: it opens the same with today's figures. */
  calculator: z.enum(calculators),
  choice: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()]).optional()),
  /** The day of its prices and packages. */
  on: z.iso.date(),
  province: z.string(),
  /** The price on the road and what was chosen on top of it. */
  price: z.object({ otr: z.number(), surcharge: z.number(), accessories: z.number() }),
  /** Null where none counts, and in simulations kept before it was. */
  oldCar: savedOldCar.nullable().default(null),
  /** Paid at once: what remains after the old car, line by line. */
  cash: z.object({
    lines: z.array(z.object({ code: z.enum(cashCodes), amount: z.number() })),
    total: z.number(),
    surplus: z.number(),
  }),
  /** On credit; null where it is paid at once. `case` is what `bin/simulate` reads. */
  credit: z
    .object({
      package: z.object({
        slug: z.string(),
        name: z.string(),
        contract: z.enum(['conventional', 'murabahah']),
        until: z.string().nullable(),
      }),
      case: caseSchema,
      breakdown: breakdownSchema,
    })
    .nullable(),
})

export type SavedSimulation = z.output<typeof savedSimulation>

/** What was kept, as it was then. */
export const simulationOf = ({ calculation }: { calculation: unknown }): SavedSimulation => savedSimulation.parse(calculation)
