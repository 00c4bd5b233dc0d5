import { z } from 'zod'
import { carCopy } from './car-copy-schema.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/)

/** `workingDays`: the step is done within so many days after the request. Null: the date is agreed individually. */
const step = z.object({ title: z.string(), text: z.string(), workingDays: z.number().int().min(0).nullable() })

/** The maker's offer for businesses. */
export const fleetOffer = z.object({
  title: z.string(),
  lead: z.string(),
  uses: z.array(
    z.object({
      slug,
      title: z.string(),
      text: z.string(),
      cars: z.array(z.object({ slug, variant: slug, reasons: z.array(carCopy) })).nonempty(),
    }),
  ),
  offers: z.array(
    z.object({ title: z.string(), text: z.string(), /** True for a sample: the page says so. */ sample: z.boolean() }),
  ),
  steps: z.object({ ask: step, answer: step, offer: step, trial: step, handover: step }),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})

export type FleetOffer = z.infer<typeof fleetOffer>
export type FleetUse = FleetOffer['uses'][number]
