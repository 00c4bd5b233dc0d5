import { z } from 'zod'
import { validity } from './validity.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

/** A picture with text in the strip at the top of the home page: one car, one message, one link. */
export const banner = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  text: z.string(),
  action: z.object({ label: z.string(), href: z.string().startsWith('/') }),
  car: z.object({ slug: z.string(), paint: colour, roof: colour.optional() }),
  ...validity.shape,
})

export type Banner = z.infer<typeof banner>
