import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { Column } from '~/core/content/sheets/cell.ts'
import { words } from '../words.ts'

type Props = {
  id: string
  column: Column
  /** The name of the row and the column. */
  label: string
  text: string
  /** The stored text of a changed cell. */
  was: string | null
  /** With an outline, as in a form. */
  boxed?: boolean
  problem: string | undefined
  readOnly: boolean
  listId: string | undefined
  onText: (text: string) => void
  onPaste?: (event: ClipboardEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

const isNumeric = ({ kind }: Column) => kind === 'money' || kind === 'number'

/** One cell as a text field. A wrong one says why below itself. */
export function Cell({
  id,
  column,
  label,
  text,
  was,
  boxed = false,
  problem,
  readOnly,
  listId,
  onText,
  onPaste,
  onKeyDown,
}: Props) {
  const look = problem
    ? 'border-error bg-paper'
    : was !== null
      ? 'border-line-strong bg-paper-sunk font-semibold'
      : boxed
        ? 'border-line-strong bg-paper'
        : 'border-transparent bg-transparent hover:border-line-strong'
  const shared = {
    id,
    'aria-label': label,
    title: was === null || was === text ? undefined : words.was(was),
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-salah` : undefined,
    value: text,
    readOnly,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onText(currentTarget.value),
    onPaste,
    onKeyDown,
    className: `min-h-9 w-full rounded-control border px-2 py-1 text-sm ${look} ${isNumeric(column) ? 'tabular text-end' : ''}`,
  }
  return (
    <>
      {column.kind === 'long-text' ? (
        <textarea {...shared} rows={2} />
      ) : (
        <input
          {...shared}
          list={listId}
          inputMode={isNumeric(column) ? 'decimal' : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {problem && (
        <p id={`${id}-salah`} className="px-2 pb-1 text-error text-xs">
          {problem}
        </p>
      )}
    </>
  )
}
