import { z } from 'zod'
import { backgrounds } from './article-picture.ts'
import { fieldHints } from './field-hints.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/)
const alt = z.string().min(1)

/** A drawn scene instead of a photo. */
export const drawnPicture = z.object({
  scene: z.object({
    model: slug,
    /** Without it, the model's usual display colour. */
    colour: slug.optional(),
    background: z.enum(backgrounds),
  }),
  alt,
})

/** `upload`: the id of an uploaded picture. */
export const uploadedPicture = z.object({ upload: z.uuid(), alt })

export const articlePicture = z.union([drawnPicture, uploadedPicture]).register(fieldHints, { control: 'picture' })
