import type { Option } from '~/core/content/sheets/cell.ts'
import type { Edit } from '~/core/content/sheets/edits.ts'
import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import type { SheetStore } from '~/core/content/sheets/sheets.server.ts'
import type { Permission } from '~/core/staff/roles.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'

/** A row that may not be saved, and the sentence that says why. `column` is null when the whole row is wrong. */
export type WrongRow = { row: AnyRow; column: string | null; text: string }

export const tableGroups = ['prices', 'credit', 'dealers', 'site', 'tracking'] as const
export type TableGroup = (typeof tableGroups)[number]

export type EditPermission = Extract<Permission, 'prices:edit' | 'tracking:edit'>

export const editPermissionOf = ({ editedWith = 'prices:edit' }: Table): EditPermission => editedWith

/** A sheet in the office. */
export type Table = {
  store: SheetStore
  group: TableGroup
  /** The permission that a change needs; `prices:edit` when left out. */
  editedWith?: EditPermission
  /** The options of columns whose choices depend on other content. */
  options?: (db: Db) => Promise<Record<string, readonly Option[]>>
  /** Locks that the check of these edits needs until the transaction ends. */
  lock?: (tx: Db, edits: readonly Edit[]) => Promise<void>
  /** Checks all rows together before they are saved. */
  check?: (rows: readonly AnyRow[], db: Db, now: Instant) => WrongRow[] | Promise<WrongRow[]>
}
