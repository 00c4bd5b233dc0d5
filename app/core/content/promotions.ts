import { z } from 'zod'
import { validity } from './validity.ts'

export const promotion = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  summary: z.string(),
  /** The page where the visitor can use the promotion. */
  href: z.string().startsWith('/').optional(),
  ...validity.required().shape,
  /** True for a sample, which is not an offer of the maker: pages say so. */
  sample: z.boolean(),
})

export type Promotion = z.infer<typeof promotion>
