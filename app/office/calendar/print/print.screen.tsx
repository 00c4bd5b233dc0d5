import { data, Link } from 'react-router'
import { at } from '~/addresses.ts'
import type { Dealer } from '~/core/dealers/dealer.ts'
import { dayAndTime, longDay } from '~/lib/day.ts'
import { Button } from '~/ui/Button.tsx'
import { deskOf } from '../../frame/desk.server.ts'
import { words as frameWords } from '../../frame/words.ts'
import { readChoice } from '../calendar-address.ts'
import { dealersInScope } from '../calendar-scope.server.ts'
import { openCalendar } from '../open-calendar.server.ts'
import { readCalendar } from '../view/read-calendar.server.ts'
import { words } from '../words.ts'
import type { Route } from './+types/print.screen'
import { DaySheet } from './DaySheet.tsx'

/** One sheet for the chosen dealer, or one for each dealer of an employee who has a few. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const grant = allow('lead:read')
  const now = clock.now()
  const choice = readChoice(new URL(request.url).searchParams)
  const own =
    choice.dealer || grant.scope === 'all' ? [choice.dealer] : ((await dealersInScope(db, grant)) ?? []).map(({ slug }) => slug)
  const sheets = await Promise.all(
    own.map(async (dealer) => {
      const opened = await openCalendar(db, grant, { ...choice, dealer, span: 'day' }, now)
      if (!opened) throw data(null, 404)
      const view = await readCalendar(db, grant, opened.dealer, opened.days, now)
      return { dealer: facts(opened.dealer), day: longDay(opened.day), date: opened.day.toString(), view }
    }),
  )
  return { sheets, made: dayAndTime(now, 'Asia/Jakarta') }
}

const facts = ({ slug, name, address, city }: Dealer) => ({ slug, name, address: address ?? city })

export default function PrintScreen({ loaderData: { sheets, made } }: Route.ComponentProps) {
  const [first] = sheets
  return (
    <div className="grid grid-cols-1 gap-6 print:block">
      <title>{`${words.print} | ${frameWords.title}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <h1 className="text-xl">{words.print}</h1>
        <p className="flex items-center gap-4">
          {first && (
            <Link to={at.calendar({ dealer: first.dealer.slug, hari: first.date })} className="underline underline-offset-4">
              {words.back}
            </Link>
          )}
          <Button type="button" onClick={() => window.print()}>
            {words.printNow}
          </Button>
        </p>
      </div>
      {sheets.map((sheet) => (
        <DaySheet key={sheet.dealer.slug} {...sheet} made={made} />
      ))}
    </div>
  )
}
