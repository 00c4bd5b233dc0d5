import { z } from 'zod'
import data from '../../../../data/regions/landmarks.json' with { type: 'json' }

const landmark = z.object({
  /** The first name is the label. */
  names: z.tuple([z.string()], z.string()),
  regency: z.string(),
  at: z.tuple([z.number(), z.number()]),
})

/** Well-known places that are no region, each with its regency and its latitude and longitude. */
export const landmarks = z.array(landmark).parse(data.landmarks)
