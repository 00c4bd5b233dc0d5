import { useContext, useEffect } from 'react'
import { data, redirect } from 'react-router'
import { openConversation } from '~/core/conversations/staff-lists.server.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { mergeEvents } from '~/site/live-chat/browser/merge-events.ts'
import { errorTitle } from '~/ui/error-title.ts'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../../frame/desk.server.ts'
import { readOrKeep, useKept } from '../../frame/read-or-keep.ts'
import { readText } from '../../frame/read-text.ts'
import { words as officeWords } from '../../frame/words.ts'
import { cannedParameter } from '../canned.ts'
import { useDeskClient, useDeskNow, WaitingContext } from '../live/desk-context.ts'
import { statusOf } from '../refusal.ts'
import { countedTitle, refusalWords } from '../words.ts'
import type { Route } from './+types/conversation.screen'
import { Answer } from './Answer.tsx'
import { actOnConversation, addressAfter, markRead } from './act-on-conversation.server.ts'
import { conversationView } from './conversation-view.server.ts'
import { BlockPanel, FilePanel, GivePanel } from './Extras.tsx'
import { Head } from './Head.tsx'
import { LinkPanel } from './LinkPanel.tsx'
import { Log } from './Log.tsx'
import { useReading } from './use-reading.ts'
import { VisitorPanel } from './VisitorPanel.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const desk = deskOf(context)
  const { db, clock, allow } = desk
  const grant = allow('chat:read')
  const opened = await openConversation(db, grant, params.id, clock.now())
  if (!opened) throw data(null, { status: 404 })
  const view = await conversationView(db, grant, opened, clock.now(), driveAsked(new URL(request.url).searchParams))
  // A page that is opened is read. Later the script says what is read, because the page may be hidden.
  const isOpening = request.headers.get('Sec-Fetch-Dest') === 'document'
  if (isOpening && view.can.answer) await markRead(desk, params.id, opened.conversation.lastSequence)
  return view
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return readOrKeep('conversation', params.id, () => serverLoader())
}

/** After an act the page is read again; a refusal keeps what was typed. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  const body = await readBody(request)
  const acted = await actOnConversation(desk, id, body)
  if (acted.ok) return redirect(await addressAfter(desk, id, queryAfter(request.url)), 303)
  const { kind } = acted.refusal
  return data(
    { refusal: kind, act: readText(body, 'tindakan'), typed: String(body.get('pesan') ?? '') },
    { status: statusOf(kind) },
  )
}

/** The drive whose free times the employee asked for, by the form that also sends a link to them. */
function driveAsked(query: URLSearchParams) {
  const [model, dealer] = [query.get('model'), query.get('dealer')]
  return model === null || dealer === null ? null : { model, dealer, day: query.get('hari') ?? '' }
}

/** A canned answer that was sent, and times from which one was chosen, do not come back. */
function queryAfter(url: string): string {
  const query = new URL(url).searchParams
  for (const name of [cannedParameter, 'tindakan', 'terlihat', 'model', 'dealer', 'hari']) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

export default function ConversationScreen({ loaderData: opened, actionData }: Route.ComponentProps) {
  const client = useDeskClient()
  const now = useDeskNow(client)
  const { id, events: read, marks } = opened
  useKept('conversation', id, opened)
  useEffect(() => client.show(id, read, marks), [client, id, read, marks])
  useEffect(() => () => client.close(), [client])
  const live = now.open?.id === id ? now.open : null
  const events = live ? mergeEvents(read, live.events) : read
  const end = useReading(client, { id, count: events.length, counts: opened.can.answer })
  const seen = events.at(-1)?.sequence ?? 0
  const refusal = actionData?.refusal
  const title = countedTitle(opened.name, useContext(WaitingContext))
  return (
    <article className="grid lg:h-dvh lg:grid-rows-[auto_minmax(0,1fr)]">
      <title>{`${refusal ? errorTitle(title) : title} | ${officeWords.title}`}</title>
      <Head opened={opened} />
      <div className="grid min-h-0 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-h-0 flex-col">
          {refusal && (
            <div role="alert" className="p-4">
              <Notice tone="warn">{refusalWords[refusal]}</Notice>
            </div>
          )}
          <Log
            opened={opened}
            events={events}
            marks={live?.marks ?? marks}
            outgoing={now.outgoing.filter(({ conversation }) => conversation === id)}
            typing={live?.typing ?? null}
            end={end}
          />
          <Answer opened={opened} seen={seen} typed={actionData?.act === 'pesan' ? actionData.typed : ''} />
        </div>
        <div className="grid content-start gap-6 border-line border-t p-4 lg:overflow-y-auto xl:border-t-0 xl:border-l">
          <VisitorPanel opened={opened} />
          {opened.can.answer && <LinkPanel opened={opened} seen={seen} />}
          {opened.can.answer && <FilePanel seen={seen} files={events.filter(({ kind }) => kind === 'file').length} />}
          <GivePanel opened={opened} />
          <BlockPanel opened={opened} />
        </div>
      </div>
    </article>
  )
}
