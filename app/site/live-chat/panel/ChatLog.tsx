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
        {events.map((event) => (
          <Entry key={event.sequence} event={event} zone={zone} marks={marks} />
        ))}
        {outgoing.map((message) => (
          <li key={message.id} className="grid justify-items-end gap-1">
            <Bubble isOwn text={message.text} />
            <p className="text-ink-soft text-xs">
              {message.refusal === null ? (
                words.sending
              ) : (
                <>
                  {message.refusal === 'ended' ? words.endedUnsent : refusalSentence({ kind: message.refusal })}{' '}
                  <button
                    type="button"
                    onClick={() => takeBack?.(message.id)}
                    className="min-h-11 cursor-pointer font-semibold underline underline-offset-4"
                  >
                    {words.takeBack}
                  </button>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Entry({ event, zone, marks }: { event: ChatEvent; zone: Zone; marks: Marks | undefined }) {
  const sentence = eventSentence(event)
  const time = `${clock(localTime({ epochMilliseconds: Date.parse(event.at) }, zone).minutes)} ${zoneLabel[zone]}`
  if (sentence) {
    return (
      <li className="text-center text-ink-soft text-sm">
        {sentence} <span className="text-xs tabular">{time}</span>
      </li>
    )
  }
  const isOwn = event.by === 'visitor'
  return (
    <li className={`grid gap-1 ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}>
      <p className="text-ink-soft text-xs">{isOwn ? words.you : (event.staff?.name ?? automaticLabel)}</p>
      <Bubble isOwn={isOwn} text={event.text} />
      {event.detail?.file && <SentFile file={event.detail.file} />}
      {event.detail?.links && <Links links={event.detail.links} />}
      <p className="text-ink-soft text-xs tabular">
        {time}
        {isOwn && marks && `, ${stateOf(event, marks).toLowerCase()}`}
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
