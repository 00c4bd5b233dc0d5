import { z } from 'zod'
import { carCopy } from './car-copy-schema.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/)

/** `workingDays`: by when it has happened, counted from the request; null where it is agreed on. */
const step = z.object({ title: z.string(), text: z.string(), workingDays: z.number().int().min(0).nullable() })

/** What the maker offers businesses. */
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
    z.object({ title: z.string(), text: z.string(), /** Not an offer of the maker: the page says so. */ sample: z.boolean() }),
  ),
  steps: z.object({ ask: step, answer: step, offer: step, trial: step, handover: step }),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})

export type FleetOffer = z.infer<typeof fleetOffer>
export type FleetUse = FleetOffer['uses'][number]
