import { data, Link, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { at } from '~/addresses.ts'
import { may } from '~/core/staff/grant.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readOrKeep, useKept } from '../frame/read-or-keep.ts'
import type { Route } from './+types/calendar.screen'
import { actOnForm } from './acts/act-on-form.server.ts'
import { readChoice } from './calendar-address.ts'
import { dealersInScope } from './calendar-scope.server.ts'
import { calendarStamp } from './calendar-stamp.server.ts'
import { openCalendar } from './open-calendar.server.ts'
import { CalendarBoard } from './view/CalendarBoard.tsx'
import { DealerForm } from './view/DealerForm.tsx'
import { readCalendar } from './view/read-calendar.server.ts'
import { readDetail } from './view/read-detail.server.ts'
import { Toolbar } from './view/Toolbar.tsx'
import { tab } from './view/tab.ts'
import { useLiveCalendar } from './view/use-live-calendar.ts'
import { words } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, staff, allow } = deskOf(context)
  const grant = allow('lead:read')
  const now = clock.now()
  const query = new URL(request.url).searchParams
  const choice = readChoice(query)
  const dealers = await dealersInScope(db, grant)
  const opened = await openCalendar(db, grant, choice, now)
  if (!opened && choice.dealer) throw data(null, 404)
  if (!opened) return { dealers, choice, opened: null }
  const { dealer, day, days, span } = opened
  // The stamp first: what changes between the two is read again.
  const stamp = await calendarStamp(db, dealer, span)
  const selected = { reference: choice.selected, moveDay: query.get('pindah') ?? day.toString() }
  return {
    dealers,
    choice: { ...choice, dealer: dealer.slug, day: day.toString() },
    opened: {
      dealer: dealer.name,
      stamp,
      view: await readCalendar(db, grant, dealer, days, now),
      detail: choice.selected ? await readDetail(db, grant, dealer, selected, now) : null,
      may: { act: may(staff, 'lead:answer'), change: may(staff, 'calendar:change') },
    },
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return readOrKeep('calendar', new URL(request.url).search, () => serverLoader())
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await actOnForm(deskOf(context), await readBody(request))
  return data(answer, answer.ok ? 200 : 409)
}

/** A refused act shows what has changed meanwhile, so the calendar is read again then too. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === 'POST' || defaultShouldRevalidate

export default function CalendarScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { dealers, choice, opened } = loaderData
  useKept('calendar', useLocation().search, loaderData)
  useLiveCalendar(choice, opened?.stamp ?? null)
  return (
    <OfficePage
      title={opened ? `${words.title} ${opened.dealer}` : words.title}
      action={opened && <Actions {...{ choice, ...opened.may }} />}
    >
      <DealerForm dealers={dealers} choice={choice} />
      {opened ? (
        <>
          <Toolbar choice={choice} today={opened.view.today} />
          <CalendarBoard choice={choice} opened={opened} answer={actionData} />
        </>
      ) : (
        <p className="text-ink-soft">{words.chooseFirst}</p>
      )}
    </OfficePage>
  )
}

type ActionProps = { choice: { dealer: string; day: string }; change: boolean }

function Actions({ choice: { dealer, day }, change }: ActionProps) {
  const links = [
    ...(change ? [{ label: words.walkIn, href: at.walkIn({ dealer, hari: day }) }] : []),
    { label: words.hours, href: at.calendarHours({ dealer }) },
    { label: words.fleet, href: at.calendarFleet({ dealer }) },
    { label: words.print, href: at.calendarPrint({ dealer, hari: day }) },
  ]
  return (
    <p className="flex flex-wrap gap-1">
      {links.map(({ label, href }) => (
        <Link key={label} to={href} className={tab}>
          {label}
        </Link>
      ))}
    </p>
  )
}
