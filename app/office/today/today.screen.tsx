import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { Icon } from '~/ui/Icon.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { formatMinutes, formatShare } from '../leads/figures/figure-words.ts'
import { listWords } from '../leads/words.ts'
import type { Route } from './+types/today.screen'
import { ContentWork } from './ContentWork.tsx'
import { readToday, type Today } from './today.server.ts'
import { UrgentLeads } from './UrgentLeads.tsx'
import { WaitingChats } from './WaitingChats.tsx'
import { words } from './words.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readToday(deskOf(context))
}

export default function TodayScreen({ loaderData: { name, now, work, chats, content, speed, faults } }: Route.ComponentProps) {
  return (
    <OfficePage title={words.title}>
      <p className="text-ink-soft">{words.greeting(name)}</p>
      {faults && faults.length > 0 && <Faults faults={faults} />}
      {chats && <WaitingChats chats={chats} servedAt={now} />}
      {work && <Counts views={work.views} />}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {work && <UrgentLeads work={work} servedAt={now} />}
        {speed && <Speed speed={speed} />}
      </div>
      {content && <ContentWork work={content} />}
    </OfficePage>
  )
}

function Counts({ views }: { views: NonNullable<Today['work']>['views'] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {views.map(({ view, count, href }) => (
        <li key={view}>
          <Link to={href} className="grid min-h-20 content-between gap-1 rounded-card border border-line p-3 hover:border-ink">
            <span className="text-ink-soft text-sm">{words.views[view]}</span>
            <span className={`text-xl tabular ${view === 'terlambat' && count > 0 ? 'text-error' : ''}`}>
              {listWords.counted(count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Speed({ speed: { all, before } }: { speed: NonNullable<Today['speed']> }) {
  const { title, count, median, p90, inTime, more } = words.speed
  const rows = [
    { label: count, value: String(all.count), earlier: String(before.count) },
    { label: median, value: formatMinutes(all.median), earlier: formatMinutes(before.median) },
    { label: p90, value: formatMinutes(all.p90), earlier: formatMinutes(before.p90) },
    { label: inTime, value: formatShare(all.inTime), earlier: formatShare(before.inTime) },
  ]
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-lg">{title}</h2>
      <dl className="border-line border-t text-sm">
        {rows.map(({ label, value, earlier }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 narrow:grid-cols-1 border-line border-b py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-end tabular narrow:text-start">
              <span className="font-semibold">{value}</span>
              <span className="block text-ink-soft text-xs">{words.speed.before(earlier)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={at.leadFigures()} className="underline underline-offset-4">
          {more}
        </Link>
      </p>
    </section>
  )
}

function Faults({ faults }: { faults: readonly string[] }) {
  const { title, open } = words.faults
  return (
    <section className="grid gap-1 rounded-card bg-paper-warm p-4 text-sm">
      <h2 className="flex items-center gap-2 font-semibold text-base text-warn">
        <Icon name="warning" />
        {title}
      </h2>
      <ul className="grid gap-1">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <Link to={at.operations()} className="justify-self-start underline underline-offset-4">
        {open}
      </Link>
    </section>
  )
}
