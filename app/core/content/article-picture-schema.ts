import { z } from 'zod'
import { backgrounds } from './article-picture.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/)

/** A drawn scene instead of a photo. */
export const articlePicture = z.object({
  scene: z.object({
    model: slug,
    /** Without it, the model's usual display colour. */
    colour: slug.optional(),
    background: z.enum(backgrounds),
  }),
  alt: z.string().min(1),
})

export type ArticlePicture = z.infer<typeof articlePicture>
