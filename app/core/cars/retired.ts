import { z } from 'zod'

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** A model of earlier years without a page of its own, whose address people still have. */
export const retiredModel = z.object({
  slug,
  name: z.string(),
  /** Other names people type. */
  spellings: z.array(z.string()),
  /** Models of the range to look at instead. */
  alternatives: z.array(slug).nonempty(),
})

export type RetiredModel = z.infer<typeof retiredModel>
