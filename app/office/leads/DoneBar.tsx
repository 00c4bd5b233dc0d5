import { useCallback, useState } from 'react'
import { useFetcher } from 'react-router'
import { at } from '~/addresses.ts'
import { UndoBar, undoButton } from '../frame/UndoBar.tsx'
import { listWords as words } from './words.ts'

export type Result = {
  /** The events that can be taken back. */
  done: readonly { reference: string; number: number }[]
  refused: number
  at: number
}

/** Says what was done with one or several leads, and takes it back. */
export function DoneBar({ result: { done, refused } }: { result: Result }) {
  const fetcher = useFetcher<Result>()
  const [isOver, setOver] = useState(false)
  const end = useCallback(() => setOver(true), [])
  const undone = fetcher.state === 'idle' ? fetcher.data : undefined
  const button = !undone && done.length > 0 && (
    <fetcher.Form method="post" action={at.leadsAtOnce()}>
      {done.map(({ reference, number }) => (
        <input key={reference} type="hidden" name="urung" value={`${reference}:${number}`} />
      ))}
      <button type="submit" name="tindakan" value="urung" className={undoButton}>
        {words.undo}
      </button>
    </fetcher.Form>
  )
  if (isOver) return null
  return <UndoBar text={undone ? undoneText(undone) : doneText(done.length, refused)} undo={button} onOver={end} />
}

const undoneText = ({ refused }: Result): string => (refused > 0 ? words.notUndone : words.undone)

function doneText(done: number, refused: number): string {
  const texts = [...(done > 0 ? [words.doneAtOnce(done)] : []), ...(refused > 0 ? [words.refusedAtOnce(refused)] : [])]
  return texts.join(' ')
}
