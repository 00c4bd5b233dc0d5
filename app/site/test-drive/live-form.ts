import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type BookingField, bookingChecks } from './booking.ts'
import { choiceFields, choiceIn, readChoice } from './choice.ts'
import { type KeptForm, keepForm, readKeptForm } from './kept-form.ts'
import { type Addresses, useLiveOptions } from './live-options.ts'
import type { Options } from './options.server.ts'
import type { Outcome } from './outcome.ts'
import { readTyped } from './submission.ts'

/** The form with its choices live, and as it was left when the visitor comes back to it. */
export function useLiveForm(page: Addresses & { options: Options; requestKey: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { options, setOptions, status, ask } = useLiveOptions(page.options, page)
  const [kept, setKept] = useState<KeptForm | null>(null)
  const requestKey = kept?.requestKey ?? page.requestKey

  // Once, when the page comes to life: as it was left, or what was chosen before the script was there.
  useEffect(() => {
    const left = readKeptForm()
    const chosen = readChoice(new FormData(form.current ?? undefined))
    const shown = choiceIn(page.options)
    if (left) {
      setKept(left)
      setOptions(left.options)
    } else if (choiceFields.some((field) => chosen[field] !== shown[field])) void ask(chosen)
  }, [])

  const keepSoon = useLast(400)
  const keep = () => keepForm({ options, requestKey, typed: readTyped(new FormData(form.current ?? undefined)) })
  useEffect(() => {
    if (options !== page.options) keep()
  }, [options])

  const onChange = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement
    if ((choiceFields as readonly string[]).includes(name)) void ask(readChoice(new FormData(form.current ?? undefined)))
    else keepSoon(keep)
  }
  return { form, options, status, requestKey, typed: kept?.typed, onChange, keep }
}

/** Each refused field is checked again while it is corrected; what was not refused is left alone until it is sent. */
export function useRecheck(refused: NonNullable<Outcome['refusals']>) {
  const [refusals, setRefusals] = useState(refused)
  const recheck = ({ target }: FormEvent) => {
    const { name, type, checked, value } = target as HTMLInputElement
    if (!(name in refused)) return
    const field = name as BookingField
    const refusal = bookingChecks[field](type === 'checkbox' && !checked ? '' : value)
    setRefusals(({ [field]: _, ...others }) => (refusal ? { ...others, [field]: refusal } : others))
  }
  return { refusals, recheck }
}

/** True from the first time on that `now` is. */
export function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return was || now
}

const doubleClick = 2000

/** Swallows the second half of a double click. The server needs no such help; the visitor is spared the flicker. */
export function useOneSubmit(beforeIt: () => void): (event: FormEvent) => void {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return (event) => {
    if (event.timeStamp - last.current < doubleClick) return event.preventDefault()
    last.current = event.timeStamp
    beforeIt()
  }
}

/** Runs only the last of calls that follow each other quickly: browsers limit how often history may be written. */
function useLast(milliseconds: number): (work: () => void) => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (work) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(work, milliseconds)
  }
}
