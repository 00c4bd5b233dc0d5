import type { ReactNode } from 'react'
import { at } from '~/addresses.ts'
import type { ChatEvent, Marks } from '~/core/conversations/conversation.ts'
import { automaticLabel, eventSentence } from '~/core/conversations/words.ts'
import { clock } from '~/lib/day.ts'
import { localTime } from '~/lib/local-time.ts'
import { type Zone, zoneLabel } from '~/lib/zone.ts'
import type { OutgoingText } from '../browser/outgoing.ts'
import { refusalSentence, words } from '../words.ts'

type Props = {
  events: readonly ChatEvent[]
  outgoing?: readonly OutgoingText[]
  marks?: Marks
  zone: Zone
  takeBack?: (id: string) => void
}

/** The messages, oldest first. Screen readers hear new ones when they have finished speaking. */
export function ChatLog({ events, outgoing = [], marks, zone, takeBack }: Props) {
  return (
    <div role="log" aria-live="polite" aria-label={words.log}>
      <ol className="grid gap-3">
        {[...events.map((event) => entryOf(event, zone, marks)), ...outgoing.map((message) => sendingOf(message, takeBack))]}
      </ol>
    </div>
  )
}

/** The key of a message stays when the server has stored it, so that its element stays too and is announced once. */
function entryOf(event: ChatEvent, zone: Zone, marks: Marks | undefined) {
  const sentence = eventSentence(event)
  const time = `${clock(localTime({ epochMilliseconds: Date.parse(event.at) }, zone).minutes)} ${zoneLabel[zone]}`
  if (sentence) {
    return (
      <li key={event.sequence} className="text-center text-ink-soft text-sm">
        {sentence} <span className="text-xs tabular">{time}</span>
      </li>
    )
  }
  const isOwn = event.by === 'visitor'
  const author = isOwn ? words.you : (event.staff?.name ?? automaticLabel)
  const state = isOwn && marks ? `${time}, ${stateOf(event, marks).toLowerCase()}` : time
  return (
    <Message key={event.clientId ?? event.sequence} isOwn={isOwn} author={author} text={event.text} state={state}>
      {event.detail?.file && <SentFile file={event.detail.file} />}
      {event.detail?.links && <Links links={event.detail.links} />}
    </Message>
  )
}

function sendingOf({ id, text, refusal, isStored, isDelayed }: OutgoingText, takeBack: Props['takeBack']) {
  const state = isStored ? words.sent : isDelayed ? words.delayed : words.sending
  return (
    <Message key={id} isOwn author={words.you} text={text} state={refusal === null ? state : ''}>
      {refusal !== null && (
        <p className="text-ink-soft text-xs">
          {refusal === 'ended' ? words.endedUnsent : refusalSentence({ kind: refusal })}{' '}
          <button
            type="button"
            onClick={() => takeBack?.(id)}
            className="min-h-11 cursor-pointer font-semibold underline underline-offset-4"
          >
            {words.takeBack}
          </button>
        </p>
      )}
    </Message>
  )
}

type MessageProps = { isOwn: boolean; author: string; text: string | null; state: string; children: ReactNode }

function Message({ isOwn, author, text, state, children }: MessageProps) {
  return (
    <li className={`grid gap-1 ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}>
      <p className="text-ink-soft text-xs">{author}</p>
      <Bubble isOwn={isOwn} text={text} />
      {children}
      {/* Screen readers do not announce that older messages were read. */}
      <p aria-live="off" className="text-ink-soft text-xs tabular empty:hidden">
        {state}
      </p>
    </li>
  )
}

function stateOf({ sequence }: ChatEvent, { staff }: Marks): string {
  if (staff.read >= sequence) return words.read
  return staff.received >= sequence ? words.delivered : words.sent
}

function Bubble({ isOwn, text }: { isOwn: boolean; text: string | null }) {
  if (!text) return null
  const look = isOwn ? 'bg-paper-sunk' : 'border border-line bg-paper'
  return <p className={`wrap-anywhere max-w-[85%] whitespace-pre-line rounded-card px-3.5 py-2 ${look}`}>{text}</p>
}

function SentFile({ file }: { file: NonNullable<NonNullable<ChatEvent['detail']>['file']> }) {
  const { id, name, width, height, contentType } = file
  if (contentType !== 'image/jpeg')
    return (
      <a
        href={at.chatFile(id)}
        className="wrap-anywhere inline-flex min-h-11 items-center underline underline-offset-4"
        data-no-prerender=""
      >
        {words.openPdf(name)}
      </a>
    )
  return (
    <a href={at.chatFile(id)} data-no-prerender="">
      <img
        src={at.chatFile(id)}
        alt={words.photoOf(name)}
        width={width}
        height={height}
        loading="lazy"
        className="h-auto max-h-60 w-auto max-w-full rounded-card"
      />
    </a>
  )
}

function Links({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className="grid gap-1">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
