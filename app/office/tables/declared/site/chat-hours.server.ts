import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import { chatHoursStore } from '~/core/conversations/chat-hours.server.ts'
import { type ChatHoursRow, chatWeek, closed } from '~/core/conversations/chat-hours-sheet.ts'
import type { Table, WrongRow } from '../../table.ts'

/** When the maker's staff answers chats. */
export const chatHoursTable: Table = { store: chatHoursStore, group: 'site', check: wrongHours }

function wrongHours(rows: readonly AnyRow[]): WrongRow[] {
  const all = rows as readonly ChatHoursRow[]
  const isOpen = all.filter(({ times }) => times !== closed)
  const wrong = isOpen.filter((row) => chatWeek([row]) === null)
  if (wrong.length > 0)
    return wrong.map((row) => ({ row, column: 'times', text: 'Jam harus berurutan, misalnya 08.00–12.00, 13.00–17.00' }))
  return isOpen.length > 0 ? [] : [{ row: rows[0] ?? {}, column: 'times', text: 'Paling sedikit satu hari harus ada petugas' }]
}
