import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import { placeholders, unknownPlaceholder } from '../../../chat/canned.ts'
import { cannedAnswersStore } from '../../../chat/canned-answers.server.ts'
import type { Table, WrongRow } from '../../table.ts'

/** The canned answers of the chat desk. */
export const cannedAnswersTable: Table = { store: cannedAnswersStore, group: 'site', check: (rows) => rows.flatMap(wrongText) }

function wrongText(row: AnyRow): WrongRow[] {
  const unknown = unknownPlaceholder(String(row.text))
  if (unknown === null) return []
  const known = placeholders.map((name) => `{${name}}`).join(', ')
  return [{ row, column: 'text', text: `${unknown} tidak dikenal. Yang terisi sendiri hanya ${known}` }]
}
