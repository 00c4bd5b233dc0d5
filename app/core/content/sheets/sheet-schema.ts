import { z } from 'zod'
import type { Column } from './cell.ts'
import type { Columns, RowOf, Sheet } from './sheet.ts'

/** The schema of stored rows. Options and bounds are checked when a row is saved; a later change of them keeps old rows readable. */
export function rowsSchema<All extends Columns>({ columns }: Sheet<All>): z.ZodType<RowOf<All>[]> {
  const shape = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, valueSchema(column)]))
  return z.array(z.object(shape)) as unknown as z.ZodType<RowOf<All>[]>
}

function valueSchema(column: Column): z.ZodType {
  const value = plainSchema(column)
  return column.optional ? value.nullable().default(null) : value
}

function plainSchema({ kind }: Column): z.ZodType {
  if (kind === 'money') return z.int().min(0)
  if (kind === 'number') return z.number()
  if (kind === 'day') return z.iso.date()
  return kind === 'choices' ? z.array(z.string()) : z.string()
}
