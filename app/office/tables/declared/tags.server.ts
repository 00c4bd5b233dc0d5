import type { AnyRow, RowOf } from '~/core/content/sheets/sheet.ts'
import { tagRules, wrongTag } from '~/core/tracking/tag-rules.ts'
import type { tagSheet } from '~/core/tracking/tag-sheet.ts'
import { tagStore } from '~/core/tracking/tags.server.ts'
import { tagOf } from '~/core/tracking/tags.ts'
import { kindWords, purposeWords, tagRefusalWords } from '~/core/tracking/words.ts'
import type { Table, WrongRow } from '../table.ts'

/** The tags of the site. Only administrators change them. */
export const tagsTable: Table = { store: tagStore, group: 'tracking', editedWith: 'tracking:edit', check }

/** More tags than these would slow every page down. */
const mostTags = 20

function check(rows: readonly AnyRow[]): WrongRow[] {
  const tooMany = rows
    .slice(mostTags)
    .map((row) => ({ row, column: null, text: `Paling banyak ${mostTags} tag. Hapus dulu yang tidak dipakai` }))
  return [...tooMany, ...rows.flatMap(wrongRow)]
}

function wrongRow(row: AnyRow): WrongRow[] {
  const tag = tagOf(row as RowOf<typeof tagSheet.columns>)
  const refusal = wrongTag(tag)
  if (!refusal) return []
  const { column, text } = tagRefusalWords[refusal]
  const { example, purposes } = tagRules[tag.kind]
  const named = purposes.map((purpose) => purposeWords[purpose]).join(' atau ')
  return [{ row, column, text: text({ kind: kindWords[tag.kind], example, purposes: named }) }]
}
