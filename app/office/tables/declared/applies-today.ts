import { type AnyRow, effectiveOn, type Sheet } from '~/core/content/sheets/sheet.ts'
import type { WrongRow } from '../table.ts'

/** A refusal for a sheet of one row a day when no row has begun: pages need values today. */
export function appliesToday(sheet: Pick<Sheet, 'key' | 'from'>, rows: readonly AnyRow[], today: string): WrongRow[] {
  if (effectiveOn(sheet, rows, today).length > 0) return []
  return [{ row: rows[0] ?? {}, column: 'from', text: 'Satu baris harus sudah berlaku hari ini' }]
}
