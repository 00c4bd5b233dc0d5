import { parse, type SubmissionResult, useForm } from '@conform-to/react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { at } from '~/addresses.ts'
import { type BookingField, bookingChecks, bookingFields, type FieldRefusal } from './booking.ts'
import { type Choice, choiceFields, readChoice } from './choice.ts'
import { withAlternative } from './submission.ts'
import { refusalWords } from './words.ts'

export const formId = 'test-drive'

export type Errors = Partial<Record<BookingField, string>>

/**
 * The errors to show: those the server found, then those found on submit; each is checked again while it is
 * corrected. `onSubmit` also swallows the second half of a double click: the server needs no such help, the
 * visitor is spared the flicker.
 */
export function useChecks(reply: SubmissionResult | undefined) {
  const [form] = useForm<Record<BookingField, string>>({
    id: formId,
    lastResult: reply ?? null,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parse(formData, { resolve: () => ({ error: refusalsIn(withAlternative(formData)) }) }),
  })
  const [refusedSubmits, countRefused] = useState(0)
  const lastSent = useRef(Number.NEGATIVE_INFINITY)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (event.timeStamp - lastSent.current < doubleClick) return event.preventDefault()
    form.onSubmit(event)
    if (!event.defaultPrevented) lastSent.current = event.timeStamp
    else if (!isRecheck(event)) countRefused(refusedSubmits + 1)
  }
  return { errors: inWords(form.allErrors), onSubmit, refusedSubmits }
}

const doubleClick = 2000

/** Conform checks a single field by submitting the form with an intent. */
function isRecheck({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const button = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
  return button?.name === '__intent__'
}

function inWords(codes: Record<string, string[]>): Errors {
  const worded = bookingFields.map((field) => [field, codes[field]?.[0] as FieldRefusal | undefined] as const)
  return Object.fromEntries(worded.flatMap(([field, code]) => (code ? [[field, refusalWords[code]]] : [])))
}

function refusalsIn(body: FormData): Record<string, string[]> {
  const refusals = bookingFields.map((field) => [field, bookingChecks[field](String(body.get(field) ?? ''))] as const)
  return Object.fromEntries(refusals.flatMap(([field, refusal]) => (refusal ? [[field, [refusal]]] : [])))
}

/** Asks for what follows from a choice as soon as it is made; the choices stand in the address, nothing personal does. */
export function useLiveChoices(form: RefObject<HTMLFormElement | null>, shown: Choice): (event: FormEvent) => void {
  const navigate = useNavigate()
  const ask = (choice: Choice) => navigate(at.testDrive(choice), { replace: true, preventScrollReset: true })
  // Once: for what was chosen before the page came to life.
  useEffect(() => {
    const chosen = form.current && readChoice(new FormData(form.current))
    if (chosen && choiceFields.some((field) => chosen[field] !== shown[field])) ask(chosen)
  }, [])
  return ({ target }) => {
    const { name, form: owner } = target as HTMLInputElement
    if (owner && (choiceFields as readonly string[]).includes(name)) ask(readChoice(new FormData(owner)))
  }
}

/** True from the first time on that `now` is. */
export function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return was || now
}
