import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { at } from '~/addresses.ts'
import { type ChatAct, fields, type Refused } from '../chat-news.ts'
import { refusalSentence, words } from '../words.ts'
import { formId, useChatTools, useServed } from './chat-context.ts'

type Props = {
  act: ChatAct
  /** Names this form where the page has several of one act. */
  name?: string
  children: ReactNode
  className?: string
  withFile?: boolean
  /** Changes the form's content before it is sent. What it returns is called when the server has taken the form. */
  prepare?: (body: FormData) => Promise<(() => void) | undefined>
  /** What was chosen is good for the next question too. */
  keepsChoices?: boolean
}

/** A form of the chat. With script it is sent in place; without, the page comes back with the result. */
export function ActForm({ act, name = act, children, className = 'grid gap-3', withFile, prepare, keepsChoices }: Props) {
  const { client, pageKey } = useChatTools()
  const served = useServed(name)
  const [problem, setProblem] = useState<Refused | 'later' | null>(served?.refused ?? null)
  const [isBusy, setIsBusy] = useState(false)
  // The same act keeps its id until the server has taken it, so that a second press changes nothing.
  const id = useRef<string>(undefined)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const body = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    id.current ??= crypto.randomUUID()
    body.set(fields.id, id.current)
    setIsBusy(true)
    const whenTaken = await prepare?.(body)
    const answer = await client.act(body, whenTaken)
    setIsBusy(false)
    setProblem(answer)
    if (answer !== 'later') id.current = undefined
    if (answer !== null) return
    if (!keepsChoices) form.reset()
  }

  return (
    <form
      id={formId(name)}
      method="post"
      action={at.liveChat()}
      encType={withFile ? 'multipart/form-data' : undefined}
      onSubmit={send}
      noValidate
      aria-busy={isBusy}
      className={`scroll-mt-24 ${className}`}
    >
      <input type="hidden" name={fields.act} value={act} />
      <input type="hidden" name={fields.form} value={name} />
      <input type="hidden" name={fields.id} value={`${name}-${pageKey}`} />
      <p role="alert" className="font-semibold text-error text-sm empty:hidden">
        {problem && (problem === 'later' ? words.later : refusalSentence(problem))}
      </p>
      {children}
    </form>
  )
}
