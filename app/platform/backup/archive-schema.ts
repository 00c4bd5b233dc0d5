import { z } from 'zod'

/** The format of an archive that this version writes. It reads this format and all earlier ones. */
export const archiveFormat = 1

export const headerSchema = z.object({
  archive: z.literal('situs-mobil'),
  format: z.number().int(),
  madeAt: z.string(),
  /** The newest migration of the stored database. `at` is in milliseconds since 1970. */
  migration: z.object({ name: z.string(), at: z.number().int() }),
})

export type ArchiveHeader = z.infer<typeof headerSchema>

/** A path below the data folder, in the form that archives use. */
const filePath = z.string().refine((path) => path.split('/').every((part) => !['', '.', '..'].includes(part)))

export const headingSchema = z.union([
  /** The rows of the table follow, one line each: an array with the text of each column, or null. */
  z.object({ table: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ sequence: z.string(), value: z.string().regex(/^-?\d+$/) }),
  /** The pieces of the file follow, one line each: a string in Base64. */
  z.object({ file: filePath }),
])

export type Heading = z.infer<typeof headingSchema>

/** The last line: SHA-256 of all lines before it, in hexadecimal. */
export const endSchema = z.object({ sha256: z.string(), rows: z.number().int() })
