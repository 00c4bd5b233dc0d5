import { z } from 'zod'

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** An earlier model without its own page. People still have links to it. */
export const retiredModel = z.object({
  slug,
  name: z.string(),
  /** Other spellings that people type. */
  spellings: z.array(z.string()),
  /** Current models to recommend instead. */
  alternatives: z.array(slug).nonempty(),
})

export type RetiredModel = z.infer<typeof retiredModel>
