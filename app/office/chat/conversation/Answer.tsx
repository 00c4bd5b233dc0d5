import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { at } from '~/addresses.ts'
import { longestText, readText } from '~/core/conversations/conversation.ts'
import { useOwner } from '../../frame/own-storage.ts'
import { smallButton, smallPrimary } from '../../leads/SmallControls.tsx'
import { cannedParameter, placeholderLeft } from '../canned.ts'
import { useDeskClient } from '../live/desk-context.ts'
import { keepDraft, keptDraft } from '../live/kept.ts'
import type { DeskRefusal } from '../refusal.ts'
import { answerField } from '../use-chat-keys.ts'
import { refusalWords, words } from '../words.ts'
import type { OpenedConversation } from './conversation-view.server.ts'

type Props = {
  opened: OpenedConversation
  /** The last sequence that the employee sees. */
  seen: number
  /** What a form without script sent in vain. */
  typed: string
}

/** The field for the next answer; in the conversation of a colleague, how to answer it. */
export function Answer({ opened, seen, typed }: Props) {
  const { can, agent, isEnded, id } = opened
  if (isEnded) return null
  const place = 'sticky bottom-14 border-line border-t bg-paper px-4 py-3 lg:static'
  if (!can.answer)
    return can.takeOver && agent ? <p className={`${place} wrap-anywhere text-sm`}>{words.takeFirst(agent.name)}</p> : null
  return (
    <div className={`${place} grid gap-2`}>
      <Composer key={id} opened={opened} seen={seen} typed={typed} />
      <noscript>
        <a href={at.conversation(id)} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {words.reload}
        </a>
      </noscript>
    </div>
  )
}

function Composer({ opened: { id, canned }, seen, typed }: Props) {
  const client = useDeskClient()
  const owner = useOwner()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<DeskRefusal | null>(null)
  const cannedList = useRef<HTMLDetailsElement>(null)
  const [query] = useSearchParams()
  const chosen = canned.find(({ label }) => label === query.get(cannedParameter))
  const formId = useId()

  useEffect(() => {
    const draft = keptDraft(owner, id)
    if (field.current && draft && field.current.value === '') field.current.value = draft
  }, [owner, id])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!field.current) return
    const text = readText(field.current.value)
    const refusal = text.ok ? (placeholderLeft(text.value) ? 'placeholder-left' : null) : text.refusal
    setProblem(refusal)
    field.current.focus()
    if (refusal !== null || !text.ok) return
    client.write(id, text.value)
    field.current.value = ''
    keepDraft(owner, id, '')
  }

  function type() {
    setProblem(null)
    keepDraft(owner, id, field.current?.value.slice(0, 4 * longestText) ?? '')
    client.typed(id)
  }

  function insert(event: MouseEvent, text: string) {
    event.preventDefault()
    if (!field.current) return
    field.current.value = field.current.value ? `${field.current.value.trimEnd()}\n${text}` : text
    if (cannedList.current) cannedList.current.open = false
    field.current.focus()
    type()
  }

  return (
    <>
      <Form method="post" onSubmit={send} noValidate className="grid gap-1">
        <input type="hidden" name="tindakan" value="pesan" />
        <input type="hidden" name="terlihat" value={seen} />
        <label htmlFor={answerField} className="text-ink-soft text-sm">
          {words.answer}
        </label>
        <div className="flex items-end gap-2">
          <textarea
            ref={field}
            id={answerField}
            name="pesan"
            rows={2}
            defaultValue={typed || chosen?.text}
            onInput={type}
            onKeyDown={sendOnEnter}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? `${formId}-masalah` : undefined}
            className="min-h-16 w-full rounded-control border border-line-strong bg-paper px-2.5 py-1.5 text-base lg:text-sm"
          />
          <button type="submit" className={smallPrimary}>
            {words.send}
          </button>
        </div>
        <p id={`${formId}-masalah`} role="alert" className="font-semibold text-error text-sm empty:hidden">
          {problem && refusalWords[problem]}
        </p>
      </Form>
      <details ref={cannedList} className="text-sm">
        <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold">{words.canned}</summary>
        <ul className="flex flex-wrap gap-2 pt-1 pb-2">
          {canned.map(({ label, text }) => (
            <li key={label}>
              {/* Without script, the page comes back with the answer in the field. */}
              <a
                href={at.conversation(id, { ...Object.fromEntries(query), [cannedParameter]: label })}
                title={text}
                onClick={(event) => insert(event, text)}
                className={smallButton}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** With a keyboard Enter sends, and Shift with Enter begins a line. On a phone Enter begins a line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  if (!matchMedia('(pointer: fine)').matches) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
