import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { at } from '~/addresses.ts'
import { DoneBar } from '../DoneBar.tsx'
import { type Option, SmallSelect, smallButton } from '../SmallControls.tsx'
import { listWords as words } from '../words.ts'
import type { action } from './at-once.screen.ts'

type Props = { employees: readonly { id: string; name: string }[]; statuses: readonly Option[] }

/** Acts on the selected leads. It appears with the first tick, also without script; the boxes belong to this form. */
export function AtOnceBar({ employees, statuses }: Props) {
  const fetcher = useFetcher<typeof action>({ key: 'at-once' })
  const form = useRef<HTMLFormElement>(null)
  const count = useSelectedCount(form)
  const result = fetcher.state === 'idle' ? fetcher.data : undefined
  useEffect(() => {
    if (result) form.current?.reset()
  }, [result])
  return (
    <>
      <fetcher.Form
        ref={form}
        id="banyak"
        method="post"
        action={at.leadsAtOnce()}
        className="fixed inset-x-0 bottom-14 z-10 hidden flex-wrap items-center gap-2 border-line border-t bg-paper-warm px-4 py-2 group-has-[input[name=nomor]:checked]/inbox:flex lg:static"
      >
        <span className="text-sm tabular">{count > 0 && words.selected(count)}</span>
        <SmallSelect
          name="petugas"
          label={words.assignTo}
          options={employees.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <button type="submit" name="tindakan" value="tugas" className={smallButton}>
          {words.assign}
        </button>
        <SmallSelect name="status" label={words.statusTo} options={statuses} chosen="selesai" />
        <button type="submit" name="tindakan" value="status" className={smallButton}>
          {words.setStatus}
        </button>
        <button type="reset" className={smallButton}>
          {words.clearSelection}
        </button>
      </fetcher.Form>
      {result && 'done' in result && <DoneBar key={result.at} result={result} />}
    </>
  )
}

/** The boxes stand outside the form, so their changes are heard on the document. */
function useSelectedCount(form: React.RefObject<HTMLFormElement | null>): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () => setTimeout(() => setCount(new FormData(form.current ?? undefined).getAll('nomor').length))
    document.addEventListener('change', read)
    document.addEventListener('reset', read)
    return () => {
      document.removeEventListener('change', read)
      document.removeEventListener('reset', read)
    }
  }, [form])
  return count
}
