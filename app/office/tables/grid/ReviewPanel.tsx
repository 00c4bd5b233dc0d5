import { useEffect, useRef } from 'react'
import type { TypedEdit } from '~/core/content/sheets/edits.ts'
import type { Sheet } from '~/core/content/sheets/sheet.ts'
import { Button } from '~/ui/Button.tsx'
import type { Review } from '../save-table.server.ts'
import { words } from '../words.ts'
import { Change } from './Change.tsx'
import type { Problem } from './problems.ts'

/** Changes that are listed; the rest is counted. */
const mostListed = 100

type Props = {
  sheet: Sheet
  edits: readonly TypedEdit[]
  rows: number
  review: Review
  refusals: readonly Problem[]
  warnings: readonly Problem[]
  nameOf: (row: string) => string
  saving: boolean
  onSave: () => void
}

/** What will change, before it is saved: refusals, warnings, and each change with the old and the new value. */
export function ReviewPanel({ sheet, edits, rows, review, refusals, warnings, nameOf, saving, onSave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [review])
  const added = edits.filter(({ before }) => before === null).length
  const removed = edits.filter(({ after }) => after === null).length
  const changed = edits.length - added - removed
  return (
    <section className="grid gap-3 rounded-card border border-line-strong bg-paper-warm p-4" aria-labelledby="tinjauan">
      <h2 id="tinjauan" ref={heading} tabIndex={-1} className="text-lg outline-none">
        {refusals.length > 0 ? words.refusedTitle : words.reviewTitle}
      </h2>
      {refusals.length > 0 ? (
        <Problems problems={refusals} nameOf={nameOf} />
      ) : (
        <>
          <p>{words.summary({ added, changed, removed, unchanged: rows - changed - removed })}</p>
          {warnings.length > 0 && (
            <div className="text-warn">
              <p className="font-semibold">{words.warningTitle}</p>
              <Problems problems={warnings} nameOf={nameOf} />
            </div>
          )}
          <ul className="grid max-h-96 gap-1 overflow-y-auto text-sm">
            {edits.slice(0, mostListed).map((edit, place) => (
              <Change key={JSON.stringify(edit)} sheet={sheet} edit={edit} understood={review.understood[place] ?? null} />
            ))}
            {edits.length > mostListed && <li>{words.more(edits.length - mostListed)}</li>}
          </ul>
          <div>
            <Button type="button" disabled={saving} onClick={onSave}>
              {warnings.length > 0 ? words.saveAnyway(edits.length) : words.save(edits.length)}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Problems({ problems, nameOf }: { problems: readonly Problem[]; nameOf: (row: string) => string }) {
  return (
    <ul className="grid max-h-60 list-disc gap-1 overflow-y-auto ps-5 text-sm">
      {problems.slice(0, mostListed).map(({ row, column, text }) => (
        <li key={`${row} ${column} ${text}`}>
          {row !== null && nameOf(row) ? `${words.rowOf(nameOf(row))}: ` : ''}
          {text}
        </li>
      ))}
      {problems.length > mostListed && <li>{words.more(problems.length - mostListed)}</li>}
    </ul>
  )
}
