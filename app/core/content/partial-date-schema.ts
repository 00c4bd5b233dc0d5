import { z } from 'zod'

const day = z.iso.date()
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** A day, or its month where the day is not known: `2024-12-20`, `2024-12`. */
export const partialDate = z.union([day, month])
