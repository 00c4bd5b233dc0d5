import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { UndoBar, undoButton } from '../../frame/UndoBar.tsx'
import type { ActAnswer } from '../acts/act-on-form.server.ts'
import { words } from '../words.ts'

/** What the last act did, with the button that takes it back; or why it did nothing, with the nearest free times. */
export function ActBar({ answer, address }: { answer: ActAnswer | undefined; address: string }) {
  const undo = useFetcher<ActAnswer>({ key: 'calendar-undo' })
  const [last, show] = useState(answer)
  useEffect(() => show(answer), [answer])
  useEffect(() => show((before) => undo.data ?? before), [undo.data])
  const close = useCallback(() => show(undefined), [])
  const button = last?.ok && last.undo && (
    <undo.Form method="post" action={address} onSubmit={close}>
      <input type="hidden" name="act" value="undo" />
      <input type="hidden" name="reference" value={last.undo.reference} />
      <input type="hidden" name="number" value={last.undo.number} />
      <button type="submit" className={undoButton}>
        {words.undo}
      </button>
    </undo.Form>
  )
  return (
    <UndoBar text={last?.text ?? null} undo={button} onOver={last?.ok ? close : undefined}>
      {last && !last.ok && <Refused answer={last} address={address} close={close} />}
    </UndoBar>
  )
}

type RefusedProps = { answer: Extract<ActAnswer, { ok: false }>; address: string; close: () => void }

/** The nearest free times of a refused move: pressing one moves the appointment there. */
function Refused({ answer, address, close }: RefusedProps) {
  const fetcher = useFetcher<ActAnswer>({ key: 'calendar-act' })
  const { reference, seen, alternatives } = answer
  return (
    <>
      {alternatives.length > 0 && (
        <fetcher.Form method="post" action={address} className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="act" value="move" />
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="seen" value={seen} />
          {words.refusals.goneNearest}
          {alternatives.map(({ slot, label }) => (
            <button
              key={slot}
              type="submit"
              name="slot"
              value={slot}
              className="min-h-10 cursor-pointer rounded-control border border-current px-3 font-semibold tabular"
            >
              {label}
            </button>
          ))}
        </fetcher.Form>
      )}
      <button type="button" onClick={close} className="min-h-10 cursor-pointer underline underline-offset-4">
        {words.close}
      </button>
    </>
  )
}
