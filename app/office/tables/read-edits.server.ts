import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { longestCell } from '~/core/content/sheets/cell.ts'
import type { TypedEdit } from '~/core/content/sheets/edits.ts'
import { readable } from '~/lib/typed-text.ts'
import { mostColumns, mostRows } from './files/file-limits.ts'

const texts = z.array(z.string().max(longestCell)).max(mostColumns)
const edit = z
  .object({ before: texts.nullable(), after: texts.nullable() })
  .refine(({ before, after }) => !isDeepStrictEqual(before, after))
const schema = z.array(edit).max(mostRows * 2)

/** The changes in a submitted form. Null when they are no list of changes. */
export async function readTypedEdits(body: FormData): Promise<TypedEdit[] | null> {
  const file = body.get('edits')
  if (!(file instanceof File)) return null
  try {
    const read = schema.safeParse(
      JSON.parse(await file.text(), (_, value) => (typeof value === 'string' ? readable(value.toWellFormed()) : value)),
    )
    return read.success ? read.data : null
  } catch {
    return null
  }
}
