import { z } from 'zod'
import { factsIn, isFact } from './car-facts.ts'

/** A sentence with placeholders for facts: `Jarak ke tanah {clearance} mm`. */
export const carCopy = z
  .string()
  .refine((text) => factsIn(text).every((name) => isFact(name)), 'names a fact that does not exist')
