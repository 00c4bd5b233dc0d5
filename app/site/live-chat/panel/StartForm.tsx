import { useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { TextAreaField, TextField } from '~/ui/Field.tsx'
import { fields } from '../chat-news.ts'
import { words } from '../words.ts'
import { ActForm } from './ActForm.tsx'
import { useServed } from './chat-context.ts'
import { keepDraft, useKeptDraft } from './draft.ts'

type Props = {
  /** The name of this browser session, or null: then it is asked. */
  name: string | null
  /** The path of the visitor's page. */
  here: string
  startKey: string
}

/** Begins a conversation. The name is asked once in a browser session. What is typed survives a reload. */
export function StartForm({ name, here, startKey }: Props) {
  const started = useServed('mulai')
  // A message to a conversation that had ended begins the next one.
  const sent = useServed('pesan')
  const typed = (started ?? sent)?.typed ?? {}
  const message = useRef<HTMLDivElement>(null)
  useKeptDraft(message)
  return (
    <ActForm act="mulai" className="grid gap-4" prepare={prepare}>
      <input type="hidden" name={fields.key} value={startKey} />
      <input type="hidden" name={fields.page} value={here} />
      {name === null && (
        <TextField
          name={fields.name}
          label={words.name}
          defaultValue={typed[fields.name]}
          autoComplete="name"
          enterKeyHint="next"
          data-first=""
        />
      )}
      <div ref={message}>
        <TextAreaField
          name={fields.text}
          label={words.firstMessage}
          hint={name === null ? words.firstHint : undefined}
          defaultValue={typed[fields.text]}
          rows={2}
          onInput={({ currentTarget }) => keepDraft(currentTarget.value)}
        />
      </div>
      <div>
        <Button>{name === null ? words.start : words.startAgain}</Button>
      </div>
    </ActForm>
  )
}

/** Adds what the browser knows. Once the server has the message, it is no draft any more. */
async function prepare(body: FormData): Promise<() => void> {
  body.set(fields.zone, Intl.DateTimeFormat().resolvedOptions().timeZone)
  // Each conversation has a key of its own; the page's key may have been used.
  body.set(fields.key, crypto.randomUUID())
  return () => keepDraft(null)
}
