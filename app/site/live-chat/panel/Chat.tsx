import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { at } from '~/addresses.ts'
import { type Standing, standingOf } from '~/core/conversations/conversation.ts'
import { Button } from '~/ui/Button.tsx'
import { ChatClient, type ChatView } from '../browser/chat-client.ts'
import type { ChatStart } from '../chat-news.ts'
import { words } from '../words.ts'
import { ActForm } from './ActForm.tsx'
import { ChatLog } from './ChatLog.tsx'
import { Composer } from './Composer.tsx'
import { ChatContext, type ServedRefusal } from './chat-context.ts'
import { FileForm, LeadForm, RatingForm, TranscriptForm } from './Extras.tsx'
import { QuickQuestions } from './QuickQuestions.tsx'
import { StartForm } from './StartForm.tsx'
import { HoursLine, StatusLine } from './StatusLine.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLastInView } from './use-last-in-view.ts'

export type ChatProps = {
  start: ChatStart
  /** What a form without script sent in vain. */
  served?: ServedRefusal | null
  /** The path of the visitor's page. */
  here: string
}

/** The visitor's side of a conversation, on its page and in the panel. Every part is a form that works without script. */
export function Chat({ start, served = null, here }: ChatProps) {
  const [client] = useState(() => new ChatClient(start.news))
  const [first] = useState(() => ({ ...client.view, outgoing: [] }))
  const view = useSyncExternalStore(
    client.subscribe,
    () => client.view,
    () => first,
  )
  useEffect(() => client.start(here), [client, here])
  const chat = useRef<HTMLDivElement>(null)
  const focus = useKeptFocus(chat)
  const { news } = view
  const standing = standingOf(news.events)
  return (
    <ChatContext value={{ client, pageKey: start.key.slice(0, 32), served }}>
      <div ref={chat} className="grid gap-4" {...focus}>
        <HoursLine {...news.hours} />
        {news.id === null ? (
          <StartForm name={null} here={here} startKey={start.key} />
        ) : (
          <>
            <Log view={view} client={client} standing={standing} />
            {standing.isEnded ? (
              <Ended view={view} standing={standing} {...{ start, here }} />
            ) : (
              <Open {...{ start, view, standing, here }} />
            )}
          </>
        )}
      </div>
    </ChatContext>
  )
}

type LogProps = { view: ChatView; client: ChatClient; standing: Standing }

function Log({ view: { news, outgoing, typing }, client, standing }: LogProps) {
  const end = useLastInView(news.events.length + outgoing.length, (isSeen) => client.setSeen(isSeen))
  return (
    <div className="grid gap-3">
      {news.events.length === 0 && <p>{words.greeting(news.name ?? '')}</p>}
      <ChatLog {...news} outgoing={outgoing} takeBack={(id) => client.takeBack(id)} />
      <StatusLine hours={news.hours} standing={standing} />
      {/* Without script the page opens here after each message, with the message above and the next field below. */}
      <p ref={end} id="terakhir" className="min-h-5 text-ink-soft text-sm noscript:scroll-mt-[50svh]">
        {typing && words.typing(typing)}
      </p>
    </div>
  )
}

type OpenProps = { start: ChatStart; view: ChatView; standing: Standing; here: string }

function Open({ start, view: { news }, standing, here }: OpenProps) {
  const isAlone = standing.agent === null
  return (
    <>
      <Composer />
      <noscript>
        <a href={at.liveChat()} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {words.reload}
        </a>
      </noscript>
      {isAlone && !standing.isWaiting && (
        <ActForm act="petugas">
          <div>
            <Button tone="secondary">{words.person}</Button>
          </div>
        </ActForm>
      )}
      <QuickQuestions models={start.models} provinces={start.provinces} open={news.events.length === 0} here={here} />
      <FileForm />
      <LeadForm open={standing.isLeadOffered || (standing.isWaiting && isAlone && !news.hours.isOpen)} />
      <ActForm act="akhiri">
        <div>
          <Button tone="quiet">{words.end}</Button>
        </div>
      </ActForm>
    </>
  )
}

type EndedProps = { view: ChatView; standing: Standing; start: ChatStart; here: string }

function Ended({ view: { news }, standing, start, here }: EndedProps) {
  return (
    <>
      <p className="font-semibold">{words.ended}</p>
      {standing.stars === null ? <RatingForm /> : <p>{words.thanks}</p>}
      <TranscriptForm />
      <StartForm name={news.name} here={here} startKey={start.key} />
    </>
  )
}
