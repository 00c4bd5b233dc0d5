import type { TypedEdit } from '~/core/content/sheets/edits.ts'
import type { Sheet } from '~/core/content/sheets/sheet.ts'
import { words } from '../words.ts'
import { rowName } from './problems.ts'

type Props = {
  sheet: Sheet
  edit: TypedEdit
  /** The new row as the server has read it. Null: as it was typed. */
  understood: readonly string[] | null
}

/** One changed row: its name, and each value old and new. */
export function Change({ sheet, edit, understood }: Props) {
  const { before } = edit
  const after = edit.after && (understood ?? edit.after)
  const labels = Object.values(sheet.columns).map(({ label }) => label)
  const kind = before === null ? words.added : after === null ? words.removed : words.changed
  return (
    <li>
      <span className="font-semibold">{`${kind}: ${rowName(sheet, after ?? before ?? [])}. `}</span>
      {labels.map((label, index) => {
        const [was, now] = [before?.[index] ?? '', after?.[index] ?? '']
        if (before && after && was === now) return null
        return (
          <span key={label} className="me-3 inline-block">
            {label}: {before && <del className="text-ink-soft">{was || '–'}</del>}{' '}
            {after && <ins className="no-underline">{now || '–'}</ins>}
          </span>
        )
      })}
    </li>
  )
}
