import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { leadKinds } from '~/core/leads/payload.ts'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { deskOf } from '../../frame/desk.server.ts'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { kindNames } from '../words.ts'
import type { Route } from './+types/figures.screen'
import { type Figure, groupings, mostGroups } from './figure.ts'
import { formatMinutes, formatShare, trend } from './figure-words.ts'
import { readFigures } from './figures.server.ts'
import { figureWords as words } from './words.ts'

const spans = [7, 30, 90] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const { searchParams } = new URL(request.url)
  const days = spans.find((each) => String(each) === searchParams.get('hari')) ?? 30
  const by = groupings.find((each) => each === searchParams.get('per')) ?? 'dealer'
  const now = clock.now()
  const period = { from: now.subtract({ hours: 24 * days }), to: now }
  const figures = await readFigures(db, allow('figures:read'), { ...period, by }, now)
  return { ...figures, groups: figures.groups.map((group) => ({ ...group, label: labelOf(group) })), days, by }
}

function labelOf({ key, name }: Figure): string {
  const kind = leadKinds.find((each) => each === key)
  return kind ? kindNames[kind] : (name ?? words.maker)
}

type Data = Route.ComponentProps['loaderData']

export default function FiguresScreen({ loaderData }: Route.ComponentProps) {
  const { groups, all, before, days } = loaderData
  return (
    <OfficePage title={words.title}>
      <Choice {...loaderData} />
      <p className="max-w-prose text-ink-soft text-sm">{words.intro(days)}</p>
      {all.count === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <Bars groups={groups} />
          {groups.length === mostGroups && <p className="text-ink-soft text-sm">{words.onlyFirst(mostGroups)}</p>}
          <FigureTable groups={[...groups, { ...all, label: words.all, before }]} />
        </>
      )}
    </OfficePage>
  )
}

function Choice({ days, by }: Pick<Data, 'days' | 'by'>) {
  const link =
    'inline-flex min-h-9 items-center rounded-control border border-transparent px-2.5 text-sm hover:border-line-strong aria-[current]:border-ink aria-[current]:font-semibold'
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      <nav aria-label={words.period} className="flex gap-1">
        {spans.map((span) => (
          <Link
            key={span}
            to={at.leadFigures({ hari: String(span), per: by })}
            aria-current={span === days ? 'page' : undefined}
            className={link}
          >
            {words.days(span)}
          </Link>
        ))}
      </nav>
      <nav aria-label={words.grouping} className="flex gap-1">
        {groupings.map((grouping) => (
          <Link
            key={grouping}
            to={at.leadFigures({ hari: String(days), per: grouping })}
            aria-current={grouping === by ? 'page' : undefined}
            className={link}
          >
            {words.by[grouping]}
          </Link>
        ))}
      </nav>
    </div>
  )
}

const mostBars = 12

/** The median of the groups with the most requests; the thin line is that of the period before. The table has the figures. */
function Bars({ groups }: Pick<Data, 'groups'>) {
  const shown = groups.filter(({ median }) => median !== null).slice(0, mostBars)
  const longest = Math.max(1, ...shown.flatMap(({ median, before }) => [median ?? 0, before?.median ?? 0]))
  const width = (minutes: number | null | undefined) => `${((minutes ?? 0) / longest) * 100}%`
  return (
    <figure className="grid gap-2">
      <figcaption className="font-semibold text-sm">{words.chart}</figcaption>
      <div aria-hidden="true" className="grid gap-1.5 text-sm">
        {shown.map(({ key, label, median, before }) => (
          <div
            key={key ?? ''}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[14rem_minmax(0,1fr)_6rem]"
          >
            <span className="truncate">{label}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              className="order-last col-span-2 h-4 w-full overflow-visible sm:order-none sm:col-span-1"
            >
              <rect width={width(median)} height="6" className="fill-ink" />
              <rect y="7.5" width={width(before?.median)} height="2" className="fill-line-strong" />
            </svg>
            <span className="tabular">{formatMinutes(median)}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}

type Line = Figure & { label: string; before: Figure | null }

function FigureTable({ groups }: { groups: readonly Line[] }) {
  const { group, count, answered, median, p90, inTime } = words.columns
  const cell = 'py-2 pe-4 text-end tabular whitespace-nowrap'
  return (
    <SidewaysScroll label={words.title}>
      {/* Relative: words for screen readers are placed within the part that scrolls. */}
      <table className="relative w-full text-sm">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="py-2 pe-4 text-start font-semibold">
              {group}
            </th>
            {[count, answered, median, p90, inTime].map((name) => (
              <th key={name} scope="col" className="py-2 pe-4 text-end font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((line) => (
            <tr key={line.label + (line.key ?? '')} className="border-line border-b">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {line.label}
              </th>
              <td className={cell}>
                {line.count} <Before text={trend(line.count, line.before?.count)} />
              </td>
              <td className={cell}>{line.answered}</td>
              <td className={cell}>
                {formatMinutes(line.median)} <Before text={line.before && formatMinutes(line.before.median)} />
              </td>
              <td className={cell}>
                {formatMinutes(line.p90)} <Before text={line.before && formatMinutes(line.before.p90)} />
              </td>
              <td className={cell}>
                {formatShare(line.inTime)} <Before text={line.before && formatShare(line.before.inTime)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  )
}

const Before = ({ text }: { text: string | null }) =>
  text && (
    <span className="block text-ink-soft text-xs">
      <span className="sr-only">{words.before} </span>
      {text}
    </span>
  )
