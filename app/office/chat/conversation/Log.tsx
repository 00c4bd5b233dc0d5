import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import type { ChatEvent, ChatFile, Marks } from '~/core/conversations/conversation.ts'
import { useOwner } from '../../frame/own-storage.ts'
import { ShortTime } from '../../leads/ShortTime.tsx'
import { smallButton } from '../../leads/SmallControls.tsx'
import type { OutgoingAnswer } from '../live/desk-client.ts'
import { useDeskClient } from '../live/desk-context.ts'
import { keepDraft } from '../live/kept.ts'
import { answerField } from '../use-chat-keys.ts'
import { deskSentence, refusalWords, words } from '../words.ts'
import type { OpenedConversation } from './conversation-view.server.ts'

type Props = {
  opened: OpenedConversation
  events: readonly ChatEvent[]
  marks: Marks
  outgoing: readonly OutgoingAnswer[]
  typing: string | null
  end: RefObject<HTMLParagraphElement | null>
}

/** The messages, oldest first. Screen readers hear new ones when they have finished speaking. */
export function Log({ opened, events, marks, outgoing, typing, end }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard.
    <section aria-label={words.log} tabIndex={0} className="min-h-0 grow px-4 py-3 lg:overflow-y-auto">
      {events.length === 0 && <p className="text-ink-soft">{words.nothingYet}</p>}
      <div role="log" aria-live="polite" aria-label={words.log}>
        <ol className="grid gap-3 wrap-anywhere">
          {[
            ...events.map((event) => entryOf(event, opened, marks)),
            ...outgoing.map((answer) => (
              <Message key={answer.id} isOurs author={words.you} text={answer.text} state={sendingState(answer)}>
                {answer.refusal !== null && <Refused answer={answer} />}
              </Message>
            )),
          ]}
        </ol>
      </div>
      <p ref={end} id="terakhir" className="wrap-anywhere min-h-6 scroll-mb-56 pt-1 lg:scroll-mb-4 text-ink-soft text-sm">
        {typing && words.typing(typing)}
      </p>
    </section>
  )
}

/** The key of an answer stays when the server has stored it, so that its element stays too and is announced once. */
function entryOf(event: ChatEvent, opened: OpenedConversation, marks: Marks) {
  const time = <ShortTime at={Date.parse(event.at)} now={opened.now} />
  const sentence = deskSentence(event)
  if (sentence) {
    return (
      <Happened key={event.sequence} event={event} sentence={sentence}>
        {time}
      </Happened>
    )
  }
  const state = event.by === 'staff' ? `, ${stateOf(event, marks).toLowerCase()}` : ''
  return (
    <Message
      key={event.clientId ?? event.sequence}
      isOurs={event.by !== 'visitor'}
      author={authorOf(event, opened)}
      text={event.text}
      state={
        <>
          {time}
          {state}
        </>
      }
    >
      {event.detail?.file && <SentFile id={opened.id} file={event.detail.file} />}
      {event.detail?.links?.map(({ label, href }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer" className="text-sm underline underline-offset-4">
          {label}
        </a>
      ))}
    </Message>
  )
}

function Happened({ event, sentence, children }: { event: ChatEvent; sentence: string; children: ReactNode }) {
  const reference = event.detail?.reference
  return (
    <li className="text-center text-ink-soft text-sm">
      {event.kind === 'lead-made' && reference ? (
        <Link to={at.lead(reference)} className="underline underline-offset-4">
          {sentence}
        </Link>
      ) : (
        sentence
      )}{' '}
      <span className="text-xs">{children}</span>
      {event.kind === 'rated' && event.text && <span className="block">“{event.text}”</span>}
    </li>
  )
}

type MessageProps = { isOurs: boolean; author: string; text: string | null; state: ReactNode; children: ReactNode }

function Message({ isOurs, author, text, state, children }: MessageProps) {
  return (
    <li className={`grid grid-cols-1 gap-1 ${isOurs ? 'justify-items-end' : 'justify-items-start'}`}>
      <p className="text-ink-soft text-xs">{author}</p>
      <Bubble isOurs={isOurs} text={text} />
      {children}
      {/* Screen readers do not announce that older answers were read. */}
      <p aria-live="off" className="text-ink-soft text-xs empty:hidden">
        {state}
      </p>
    </li>
  )
}

function sendingState({ refusal, isStored, isDelayed }: OutgoingAnswer): string {
  if (refusal !== null) return ''
  if (isDelayed) return words.delayed
  return isStored ? words.sent : words.sending
}

function authorOf({ by, staff }: ChatEvent, { name, staffId }: OpenedConversation): string {
  if (by === 'visitor') return name
  if (by === 'site') return words.automatic
  return staff?.id === staffId ? words.you : (staff?.name ?? '')
}

function stateOf({ sequence }: ChatEvent, { visitor }: Marks): string {
  if (visitor.read >= sequence) return words.read
  return visitor.received >= sequence ? words.delivered : words.sent
}

/** Text is shown as it was typed: nothing in it becomes markup or a link. */
function Bubble({ isOurs, text }: { isOurs: boolean; text: string | null }) {
  if (!text) return null
  const look = isOurs ? 'bg-paper-sunk' : 'border border-line bg-paper'
  return <p className={`wrap-anywhere max-w-[85%] whitespace-pre-line rounded-card px-3.5 py-2 ${look}`}>{text}</p>
}

function SentFile({ id, file }: { id: string; file: ChatFile }) {
  const address = at.conversationFile(id, file.id)
  if (file.contentType !== 'image/jpeg') {
    return (
      <a href={address} download className="wrap-anywhere inline-flex min-h-9 items-center text-sm underline underline-offset-4">
        {words.pdf(file.name)}
      </a>
    )
  }
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img
        src={address}
        alt={words.photo(file.name)}
        width={file.width}
        height={file.height}
        loading="lazy"
        className="h-auto max-h-60 w-auto max-w-full rounded-card"
      />
    </a>
  )
}

function Refused({ answer }: { answer: OutgoingAnswer }) {
  const client = useDeskClient()
  const owner = useOwner()
  const { id, conversation, text, refusal } = answer
  const change = () => {
    keepDraft(owner, conversation, text)
    client.takeBack(id)
    const field = document.getElementById(answerField)
    if (!(field instanceof HTMLTextAreaElement)) return
    field.value = field.value ? `${text}\n${field.value}` : text
    field.focus()
  }
  return (
    <div role="alert" className="grid max-w-prose justify-items-end gap-2 text-sm">
      <p className="font-semibold text-error">{refusal && refusalWords[refusal]}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" onClick={() => client.again(answer)} className={smallButton}>
          {refusal === 'changed' ? words.sendAnyway : words.again}
        </button>
        <button type="button" onClick={change} className={smallButton}>
          {words.change}
        </button>
      </div>
    </div>
  )
}
