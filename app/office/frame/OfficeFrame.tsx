import { type ReactNode, useEffect, useRef } from 'react'
import { Form, NavLink, useFetchers, useLocation, useNavigation } from 'react-router'
import { at } from '~/addresses.ts'
import type { Staff } from '~/core/staff/grant.ts'
import { Icon } from '~/ui/Icon.tsx'
import { OwnerContext } from './own-storage.ts'
import { type PlaceName, places } from './places.ts'
import { useWaiting } from './use-waiting.ts'
import { roleWords, words } from './words.ts'

type Props = {
  staff: Staff
  /** The places that the role of the employee may open. */
  open: readonly PlaceName[]
  /** Visitors of the live chat who wait. Null for an employee who does not answer. */
  waiting: number | null
  children: ReactNode
}

/** Navigation at the left and the page beside it; on a phone the navigation is a bar at the lower edge. */
export function OfficeFrame({ staff, open, waiting, children }: Props) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <a href="#isi" className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-paper focus:p-3">
        {words.skip}
      </a>
      <Progress />
      <header className="contents print:hidden lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:gap-6 lg:overflow-y-auto lg:border-r lg:border-line lg:bg-paper-warm lg:p-4">
        <p className="hidden px-3 font-bold lg:block">{words.title}</p>
        <Navigation open={open} waiting={waiting} />
        <Person staff={staff} />
      </header>
      <main id="isi" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-24 outline-none print:p-0 lg:px-8 lg:pb-10">
        <OwnerContext value={staff.id}>{children}</OwnerContext>
      </main>
    </div>
  )
}

function Navigation({ open, waiting: first }: Pick<Props, 'open' | 'waiting'>) {
  const waiting = useWaiting(first)
  const shown = places.filter(({ name }) => open.includes(name))
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname) showCurrent(bar.current)
  }, [pathname])
  return (
    <nav
      ref={bar}
      aria-label={words.navigation}
      className="fixed inset-x-0 bottom-0 z-10 overflow-x-auto border-t border-line bg-paper-warm lg:static lg:border-0"
    >
      <ul className="flex lg:grid lg:gap-1">
        {shown.map((place) => (
          <li key={place.name} className={`flex-1 ${place.isSetting ? 'lg:first-of-type:mt-4' : ''}`}>
            <NavLink
              to={place.address()}
              end={place.name === 'today'}
              prefetch="intent"
              className="flex min-h-12 flex-col items-center border border-transparent justify-center gap-0.5 px-2.5 py-1.5 text-xs font-semibold whitespace-nowrap text-ink-soft aria-[current]:text-accent lg:min-h-10 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-control lg:text-sm lg:hover:bg-paper-sunk lg:aria-[current]:bg-paper-sunk"
            >
              <Icon name={place.icon} />
              <span>
                {words.places[place.name]}
                {place.name === 'chat' && waiting !== null && waiting > 0 && <Waiting count={waiting} />}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the bar is wider than the screen: scrolls the present place into its middle. */
function showCurrent(bar: HTMLElement | null): void {
  const link = bar?.querySelector<HTMLElement>('[aria-current]')
  if (bar && link) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="tabular">
      {' '}
      ({count}
      <span className="sr-only"> {words.waiting}</span>)
    </span>
  )
}

function Person({ staff }: Pick<Props, 'staff'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-sm lg:mt-auto lg:block lg:border-0 lg:px-3">
      <p className="min-w-0">
        <NavLink to={at.account()} className="font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4">
          {staff.name}
        </NavLink>
        <span className="block text-xs text-ink-soft">{roleWords[staff.role]}</span>
      </p>
      <Form method="post" action={at.signOut()} reloadDocument className="lg:mt-2">
        <button type="submit" className="min-h-10 cursor-pointer underline decoration-line-strong underline-offset-4">
          {words.signOut}
        </button>
      </Form>
    </div>
  )
}

/** A line at the top while the next page loads or something is sent. It appears after 300 ms. */
function Progress() {
  const { state } = useNavigation()
  const isSending = useFetchers().some(({ formMethod }) => formMethod === 'POST')
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-20">
      {(state !== 'idle' || isSending) && (
        <div className="office-progress h-0.5 bg-accent-fill">
          <span className="sr-only">{words.loading}</span>
        </div>
      )}
    </div>
  )
}
