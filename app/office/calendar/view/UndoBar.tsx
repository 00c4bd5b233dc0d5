import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ActAnswer } from '../acts/act-on-form.server.ts'
import { words } from '../words.ts'

/** Milliseconds in which an act can be taken back here. Its message leaves two seconds later. */
const shown = 6000

/** What the last act did, with the button that takes it back; or why it did nothing, with the nearest free times. */
export function UndoBar({ answer, address }: { answer: ActAnswer | undefined; address: string }) {
  const undo = useFetcher<ActAnswer>({ key: 'calendar-undo' })
  const [last, show] = useState(answer)
  useEffect(() => show(answer), [answer])
  useEffect(() => show((before) => undo.data ?? before), [undo.data])
  useEffect(() => {
    if (!last?.ok) return
    const timer = setTimeout(() => show(undefined), shown)
    return () => clearTimeout(timer)
  }, [last])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-20 z-10 flex justify-center lg:bottom-6">
      {last && (
        <div className="pointer-events-auto flex max-w-form flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-stage px-4 py-3 text-sm text-on-stage shadow-panel">
          <p className="min-w-0">{last.text}</p>
          {last.ok && last.undo && (
            <undo.Form method="post" action={address} onSubmit={() => show(undefined)}>
              <input type="hidden" name="act" value="undo" />
              <input type="hidden" name="reference" value={last.undo.reference} />
              <input type="hidden" name="number" value={last.undo.number} />
              <button type="submit" className="min-h-10 cursor-pointer font-semibold underline underline-offset-4">
                {words.undo}
              </button>
            </undo.Form>
          )}
          {!last.ok && <Refused answer={last} address={address} close={() => show(undefined)} />}
        </div>
      )}
    </div>
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
