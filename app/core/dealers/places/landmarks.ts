import { z } from 'zod'
import data from '../../../../data/regions/landmarks.json' with { type: 'json' }

const landmark = z.object({
  /** An answer calls it by the first name. */
  names: z.tuple([z.string()], z.string()),
  regency: z.string(),
  at: z.tuple([z.number(), z.number()]),
})

/** Something everybody knows that is no region, the regency it lies in, and its latitude and longitude. */
export const landmarks = z.array(landmark).parse(data.landmarks)
