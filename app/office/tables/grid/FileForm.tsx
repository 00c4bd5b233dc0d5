import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { FileField } from '~/ui/FileField.tsx'
import type { FileAnswer } from '../table.screen.tsx'
import { columnsText, fileWords, words } from '../words.ts'

type Props = { fixed: boolean; onRows: (rows: readonly (readonly string[])[], removeMissing: boolean) => void }

/** Reads a file into the grid. Nothing is saved. */
export function FileForm({ fixed, onRows }: Props) {
  const fetcher = useFetcher<FileAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { data } = fetcher
  const taken = useRef<FileAnswer | undefined>(undefined)
  useEffect(() => {
    if (!data || data === taken.current) return
    taken.current = data
    if (!data.file.ok) return
    onRows(data.file.value, form.current !== null && isTicked(form.current))
    form.current?.reset()
  }, [data, onRows])
  const error = data && !data.file.ok ? refusalText(data.file.refusal) : undefined
  return (
    <details className="rounded-card border border-line p-3">
      <summary className="min-h-9 cursor-pointer py-1 font-semibold">{words.file}</summary>
      <fetcher.Form ref={form} method="post" encType="multipart/form-data" className="grid max-w-form gap-4 pt-2" noValidate>
        <input type="hidden" name="act" value="file" />
        <FileField name="file" label={words.file} hint={words.fileHint} accept=".csv,.xlsx,.tsv,.txt" error={error} />
        {!fixed && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="hapus" className="size-5 accent-accent-fill" />
            {words.removeMissing}
          </label>
        )}
        <Button tone="secondary" disabled={fetcher.state !== 'idle'}>
          {words.readFile}
        </Button>
      </fetcher.Form>
    </details>
  )
}

function isTicked(form: HTMLFormElement): boolean {
  const box = form.elements.namedItem('hapus')
  return box instanceof HTMLInputElement && box.checked
}

type Refusal = Extract<FileAnswer['file'], { ok: false }>['refusal']

const refusalText = (refusal: Refusal): string =>
  refusal.reason === 'columns' ? columnsText(refusal) : fileWords[refusal.reason]
