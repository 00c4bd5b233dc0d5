import { z } from 'zod'
import { backgrounds } from './article-picture.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/)

/** A drawn scene in place of a photograph. */
export const articlePicture = z.object({
  scene: z.object({
    model: slug,
    /** Left out, the colour the model is shown in. */
    colour: slug.optional(),
    background: z.enum(backgrounds),
  }),
  alt: z.string().min(1),
})

export type ArticlePicture = z.infer<typeof articlePicture>
