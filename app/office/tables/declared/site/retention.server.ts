import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import { type RetentionKind, retentionPeriods } from '~/core/privacy/retention/retention-sheet.ts'
import { retentionStore } from '~/core/privacy/retention/retention-store.server.ts'
import type { Table, WrongRow } from '../../table.ts'

/** How long personal data is stored. The nightly job reads it. */
export const retentionTable: Table = { store: retentionStore, group: 'site', check: (rows) => rows.flatMap(wrongPeriod) }

function wrongPeriod(row: AnyRow): WrongRow[] {
  const { least, most } = retentionPeriods[row.data as RetentionKind]
  const isFine = Number(row.days) >= least && Number(row.days) <= most
  return isFine ? [] : [{ row, column: 'days', text: `Masa simpan data ini harus ${least} sampai ${most} hari` }]
}
