import { useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import type { EditAnswer } from '../table.screen.tsx'
import type { OpenedTable } from '../tables.server.ts'
import { words } from '../words.ts'
import { Discarded } from './Discarded.tsx'
import { FileForm } from './FileForm.tsx'
import { Grid, listIdOf } from './Grid.tsx'
import {
  addRow,
  type Draft,
  draftOfFile,
  editsOf,
  type GridRow,
  gridRows,
  noDraft,
  paste,
  setCell,
  toggleRow,
} from './grid-state.ts'
import { refusalProblems, rowName, unreadableCells, warningProblems, withoutRepeats } from './problems.ts'
import { ReviewPanel } from './ReviewPanel.tsx'
import { RowList } from './RowList.tsx'
import { useDraft } from './use-draft.ts'

const pageLength = 50

type Props = { table: OpenedTable; readOnly: boolean }

/** The grid with its unsaved changes: find, edit, paste, import, review, save. */
export function TableEditor({ table: { sheet, rows, times }, readOnly: mayOnlyRead }: Props) {
  const stored = useDraft(sheet.name)
  const draft = stored.draft ?? noDraft
  const isReady = stored.draft !== null
  const readOnly = mayOnlyRead || !isReady
  const [news, setNews] = useState<string | null>(null)
  const [find, setFind] = useState('')
  const [page, setPage] = useState(0)
  const sending = useSending(() => {
    stored.saved()
    setNews(words.saved)
  })
  const all = useMemo(() => gridRows(rows, draft), [rows, draft])
  const found = useMemo(() => matching(all, find), [all, find])
  const edits = useMemo(() => editsOf(draft), [draft])
  const change = (next: Draft) => {
    stored.change(next)
    setNews(null)
    sending.forget()
  }
  const discard = () => {
    stored.discard()
    setNews(null)
    sending.forget()
  }
  const wrongCells = unreadableCells(sheet, all)
  const refusals = withoutRepeats([...wrongCells, ...refusalProblems(sheet, draft, sending.review?.refusals ?? [])])
  const warnings = sending.review ? warningProblems(sheet, draft, sending.review) : []
  const onRows = (file: readonly (readonly string[])[], removeMissing: boolean) => {
    const next = draftOfFile(sheet, rows, { file, removeMissing }, draft)
    change(next)
    setPage(0)
    setNews(words.fileRead(file.length, editsOf(next).length))
  }
  const firstShown = Math.min(page, Math.max(0, Math.ceil(found.length / pageLength) - 1)) * pageLength
  const shown = found.slice(firstShown, firstShown + pageLength)
  const nameOf = (id: string) => rowName(sheet, all.find((row) => row.id === id)?.texts ?? [])
  const grid = {
    ...{ sheet, times, readOnly, rows: shown, problems: refusals },
    onCell: (row: GridRow, column: number, text: string) => change(setCell(draft, row, column, text)),
    onPaste: (from: { row: number; column: number }, cells: string[][]) =>
      change(paste(draft, found.slice(firstShown), from, cells)),
    onToggle: (row: GridRow) => change(toggleRow(draft, row)),
  }
  return (
    <div className="grid gap-4">
      {news && <Notice tone="good">{news}</Notice>}
      {mayOnlyRead && <Notice>{words.onlyReading}</Notice>}
      {!mayOnlyRead && <FileForm fixed={sheet.fixed === true} onRows={onRows} />}
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          name="cari"
          type="search"
          label={words.find}
          value={find}
          readOnly={!isReady}
          onChange={({ currentTarget }) => {
            setFind(currentTarget.value)
            setPage(0)
          }}
        />
        {!mayOnlyRead && !sheet.fixed && (
          <Button
            type="button"
            tone="secondary"
            onClick={() =>
              change(
                addRow(
                  draft,
                  Object.keys(sheet.columns).map(() => ''),
                ),
              )
            }
          >
            {words.addRow}
          </Button>
        )}
        <p className="py-3 text-ink-soft text-sm">{words.shown(found.length, all.length)}</p>
      </div>
      {!mayOnlyRead && <p className="hidden text-ink-soft text-sm lg:block">{words.pasteHelp}</p>}
      <Suggestions sheet={sheet} />
      {found.length === 0 && <p>{all.length === 0 ? words.empty : words.noMatch}</p>}
      <Grid {...grid} />
      <RowList {...grid} />
      <Pages {...{ found: found.length, firstShown, setPage }} />
      {edits.length === 0 && stored.discarded && <Discarded draft={stored.discarded} onRestore={change} />}
      {edits.length > 0 && (
        <div className="sticky bottom-14 z-10 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line-strong bg-paper p-3 lg:bottom-3">
          <p role="status" className="font-semibold text-sm">
            {words.pending(edits.length)}
          </p>
          <Button
            type="button"
            tone={sending.review ? 'secondary' : 'primary'}
            disabled={sending.busy}
            onClick={() => sending.send('review', draft)}
          >
            {words.review}
          </Button>
          <Button type="button" tone="quiet" onClick={discard}>
            {words.discard}
          </Button>
        </div>
      )}
      {sending.review && (
        <ReviewPanel
          {...{ sheet, edits, refusals, warnings, nameOf }}
          rows={rows.length}
          review={sending.review}
          saving={sending.busy}
          onSave={() => sending.send('save', draft)}
        />
      )}
    </div>
  )
}

function matching(rows: readonly GridRow[], find: string): readonly GridRow[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter(({ texts }) => {
    const line = texts.join(' ').toLowerCase()
    return words.every((word) => line.includes(word))
  })
}

/** Sends the changes to be reviewed or saved. The last review stays until something changes. */
function useSending(onSaved: () => void) {
  const fetcher = useFetcher<EditAnswer>()
  const [seen, setSeen] = useState<EditAnswer | undefined>(undefined)
  const [forgotten, setForgotten] = useState<EditAnswer | undefined>(undefined)
  const { data } = fetcher
  if (data && data !== seen) {
    setSeen(data)
    if (data.isSaved) onSaved()
  }
  return {
    busy: fetcher.state !== 'idle',
    review: data && data !== forgotten && !data.isSaved ? data.review : null,
    forget: () => setForgotten(data),
    send(act: 'review' | 'save', draft: Draft) {
      const body = new FormData()
      body.set('act', act)
      body.set('way', draft.imported ? 'imported' : 'typed')
      // As a file: a form may carry only little text.
      body.set('edits', new Blob([JSON.stringify(editsOf(draft))], { type: 'application/json' }), 'edits.json')
      fetcher.submit(body, { method: 'post', encType: 'multipart/form-data' })
    },
  }
}

function Suggestions({ sheet }: { sheet: OpenedTable['sheet'] }) {
  return Object.entries(sheet.columns).map(
    ([name, column]) =>
      column.kind === 'choice' && (
        <datalist key={name} id={listIdOf(sheet, name)}>
          {column.options?.map(({ value, label }) => (
            <option key={value} value={label} />
          ))}
        </datalist>
      ),
  )
}

type PagesProps = { found: number; firstShown: number; setPage: (page: number) => void }

function Pages({ found, firstShown, setPage }: PagesProps) {
  if (found <= pageLength) return null
  const page = firstShown / pageLength
  return (
    <div className="flex gap-4">
      <Button type="button" tone="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
        {words.previous}
      </Button>
      <Button type="button" tone="secondary" disabled={firstShown + pageLength >= found} onClick={() => setPage(page + 1)}>
        {words.next}
      </Button>
    </div>
  )
}
