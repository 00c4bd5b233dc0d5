import { useRef } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { deskOf } from '../frame/desk.server.ts'
import { readOrKeep, useKept } from '../frame/read-or-keep.ts'
import { words as officeWords } from '../frame/words.ts'
import { KeyHelp } from '../leads/inbox/KeyHelp.tsx'
import type { Route } from './+types/desk.layout'
import { ConversationList } from './ConversationList.tsx'
import { DeskToolbar } from './DeskToolbar.tsx'
import { readDeskView } from './desk-view.server.ts'
import { DeskContext, useDeskNow, WaitingContext } from './live/desk-context.ts'
import { useAlerts } from './live/use-alerts.ts'
import { useDesk } from './live/use-desk.ts'
import { useChatKeys } from './use-chat-keys.ts'
import { countedTitle, keyWords, words } from './words.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  return readDeskView({ db, now: clock.now() }, allow('chat:read'), new URL(request.url).searchParams)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return readOrKeep('desk', new URL(request.url).search, () => serverLoader())
}

/** The conversations, and beside them the one that is open. On a phone one at a time. */
export default function DeskLayout({ loaderData: desk }: Route.ComponentProps) {
  const { id } = useParams()
  useKept('desk', useLocation().search, desk)
  const help = useRef<HTMLDialogElement>(null)
  const client = useDesk()
  const { isLive } = useDeskNow(client)
  const alerts = useAlerts(desk)
  useChatKeys({ open: id, help })
  const isOpen = id !== undefined
  return (
    <DeskContext value={client}>
      <div
        className={`-mx-4 -mt-5 lg:-mx-8 lg:-mb-10 lg:grid lg:h-dvh ${isOpen ? 'lg:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)]' : ''}`}
      >
        <section
          aria-label={words.list}
          className={`min-w-0 flex-col lg:flex lg:min-h-0 ${isOpen ? 'hidden lg:border-line lg:border-r' : 'flex'}`}
        >
          {!isOpen && <title>{`${countedTitle(words.title, desk.waiting)} | ${officeWords.title}`}</title>}
          <DeskToolbar desk={desk} isOpen={isOpen} isLive={isLive} alerts={alerts} help={help} />
          <ConversationList desk={desk} open={id} />
        </section>
        {/* A new key: another conversation begins anew. */}
        <div key={id} className={`min-w-0 lg:min-h-0 ${isOpen ? '' : 'hidden'}`}>
          <WaitingContext value={desk.waiting}>
            <Outlet />
          </WaitingContext>
        </div>
        <KeyHelp dialog={help} keys={keyWords} />
      </div>
    </DeskContext>
  )
}
