import { useRef } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useParams } from 'react-router'
import { deskOf } from '../../frame/desk.server.ts'
import { readOrKeep, useKept } from '../../frame/read-or-keep.ts'
import { words as officeWords } from '../../frame/words.ts'
import { useLeadChanges } from '../live/use-lead-changes.ts'
import { keyWords, listWords as words } from '../words.ts'
import type { Route } from './+types/inbox.layout'
import { AtOnceBar } from './AtOnceBar.tsx'
import { HandedOver } from './HandedOver.tsx'
import { InboxToolbar } from './InboxToolbar.tsx'
import { readInboxView } from './inbox-view.server.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { LeadList } from './LeadList.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  return readInboxView({ db, now: clock.now() }, allow('lead:read'), new URL(request.url).searchParams)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return readOrKeep('inbox', new URL(request.url).search, () => serverLoader())
}

/** Opening another lead beside the list reads only that lead. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameList = currentUrl.search === nextUrl.search && currentUrl.pathname !== nextUrl.pathname
  return isSameList && !formMethod ? false : defaultShouldRevalidate
}

/** The list, and beside it the lead that is open. On a phone one at a time. */
export default function InboxLayout({ loaderData: inbox }: Route.ComponentProps) {
  const { reference } = useParams()
  const help = useRef<HTMLDialogElement>(null)
  useKept('inbox', useLocation().search, inbox)
  useLeadChanges()
  useInboxKeys({ open: reference, help })
  const isOpen = reference !== undefined
  return (
    <div
      className={`-mx-4 -mt-5 lg:-mx-8 lg:-mb-10 lg:grid lg:h-dvh ${isOpen ? 'lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]' : ''}`}
    >
      <section
        aria-label={words.list}
        className={`group/inbox min-w-0 flex-col lg:flex lg:min-h-0 ${isOpen ? 'hidden lg:border-line lg:border-r' : 'flex'}`}
      >
        {!isOpen && <title>{`${words.title} | ${officeWords.title}`}</title>}
        <InboxToolbar inbox={inbox} isOpen={isOpen} help={help} />
        <LeadList inbox={inbox} open={reference} />
        {inbox.mayAnswer && <AtOnceBar employees={inbox.employees} statuses={inbox.statuses} />}
      </section>
      {/* A new key: another lead begins at its top. */}
      <div key={reference} className={`min-w-0 lg:min-h-0 lg:overflow-y-auto ${isOpen ? '' : 'hidden'}`}>
        <Outlet />
      </div>
      {!isOpen && <HandedOver />}
      <KeyHelp dialog={help} keys={keyWords.keys} />
    </div>
  )
}
