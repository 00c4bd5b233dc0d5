import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { at } from '~/addresses.ts'
import { smallButton } from './SmallControls.tsx'
import { listWords as words } from './words.ts'

export type Result = {
  /** The events that can be taken back. */
  done: readonly { reference: string; number: number }[]
  refused: number
  at: number
}

/** Milliseconds in which an action can be taken back. */
const shown = 6000

/** Says what was done, and takes it back. It goes away by itself, unless it holds the focus. */
export function UndoBar({ result: { done, refused } }: { result: Result }) {
  const fetcher = useFetcher<Result>()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shown)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  const undone = fetcher.state === 'idle' ? fetcher.data : undefined
  return (
    <fetcher.Form
      method="post"
      action={at.leadsAtOnce()}
      role="status"
      className="fixed inset-x-4 bottom-16 z-20 mx-auto flex max-w-form flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong bg-paper p-3 text-sm shadow-panel lg:bottom-6"
    >
      <span>{undone ? undoneText(undone) : doneText(done.length, refused)}</span>
      {done.map(({ reference, number }) => (
        <input key={reference} type="hidden" name="urung" value={`${reference}:${number}`} />
      ))}
      {!undone && done.length > 0 && (
        <button type="submit" name="tindakan" value="urung" className={smallButton}>
          {words.undo}
        </button>
      )}
    </fetcher.Form>
  )
}

const undoneText = ({ refused }: Result): string => (refused > 0 ? words.notUndone : words.undone)

function doneText(done: number, refused: number): string {
  const texts = [...(done > 0 ? [words.doneAtOnce(done)] : []), ...(refused > 0 ? [words.refusedAtOnce(refused)] : [])]
  return texts.join(' ')
}
