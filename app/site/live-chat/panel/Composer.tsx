import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { at } from '~/addresses.ts'
import { readText } from '~/core/conversations/conversation.ts'
import { Button } from '~/ui/Button.tsx'
import { TextAreaField } from '~/ui/Field.tsx'
import { fields } from '../chat-news.ts'
import { refusalSentence, words } from '../words.ts'
import { formId, useChatTools, useServed } from './chat-context.ts'
import { keepDraft, useKeptDraft } from './draft.ts'

/** The field for the next message. What is typed survives a reload. */
export function Composer() {
  const { client, pageKey } = useChatTools()
  const form = useRef<HTMLFormElement>(null)
  const failed = useServed('pesan')

  useKeptDraft(form)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = fieldOf(form.current)
    const text = readText(field?.value ?? '')
    if (!field) return
    field.setCustomValidity(text.ok || text.refusal === 'text-missing' ? '' : refusalSentence({ kind: text.refusal }))
    if (!text.ok) return void field.reportValidity()
    client.write(text.value)
    field.value = ''
    keepDraft(null)
    field.focus()
  }

  function type() {
    const field = fieldOf(form.current)
    field?.setCustomValidity('')
    keepDraft(field?.value ?? null)
    client.typed()
  }

  return (
    <form
      ref={form}
      id={formId('pesan')}
      method="post"
      action={at.liveChat()}
      onSubmit={send}
      noValidate
      className="flex scroll-mt-24 items-end gap-2"
    >
      <input type="hidden" name={fields.act} value="pesan" />
      <input type="hidden" name={fields.form} value="pesan" />
      <input type="hidden" name={fields.id} value={`pesan-${pageKey}`} />
      <div className="grow">
        <TextAreaField
          id="chat-pesan"
          name={fields.text}
          label={words.message}
          error={failed ? refusalSentence(failed.refused) : undefined}
          defaultValue={failed?.typed[fields.text]}
          rows={2}
          enterKeyHint="send"
          onInput={type}
          onKeyDown={sendOnEnter}
          data-first=""
        />
      </div>
      <Button>{words.send}</Button>
    </form>
  )
}

const fieldOf = (form: HTMLFormElement | null) => form?.querySelector('textarea') ?? null

/** With a keyboard Enter sends, and Shift with Enter begins a line. On a phone Enter begins a line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  if (!matchMedia('(pointer: fine)').matches) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
