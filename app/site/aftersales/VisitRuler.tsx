import { durationText } from '~/core/maintenance/visit-words.ts'
import { WorkList } from '~/core/maintenance/WorkList.tsx'
import { formatNumber } from '~/lib/number.ts'
import type { DrawnVisit, VisitGroup } from './visit-groups.ts'
import { words } from './words.ts'

type Props = { visits: readonly DrawnVisit[]; groups: readonly VisitGroup[] }

/** All visits on a line of kilometres, and the work of each group. */
export function VisitRuler({ visits, groups }: Props) {
  return (
    <div className="mt-8">
      <Line visits={visits} />
      <p className="text-ink-soft text-sm max-sm:hidden">{words.visitsDrawn}</p>
      <ul className="mt-8 grid columns-of-16 gap-4">
        {groups.map((group) => (
          <Group key={group.marks.join()} group={group} />
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-ink-soft text-sm">{words.moreByEngine}</p>
    </div>
  )
}

function Group({ group: { kind, minutes, works, marks } }: { group: VisitGroup }) {
  return (
    <li className="rounded-card bg-paper-warm p-5">
      <h3 className="text-lg tabular">{marks.map((mark) => formatNumber(mark)).join(' · ')} km</h3>
      <p className="mb-3 text-ink-soft text-sm">
        {words.kinds[kind]}, {durationText(minutes)}
      </p>
      <WorkList works={works} perhaps={[]} />
    </li>
  )
}

const width = 1200
const height = 200
const ground = 150

function Line({ visits }: { visits: readonly DrawnVisit[] }) {
  const longest = Math.max(...visits.map(({ minutes }) => minutes))
  const last = Math.max(...visits.map(({ kilometres }) => kilometres))
  const place = (kilometres: number) => 30 + (kilometres / last) * (width - 170)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full max-sm:hidden" aria-hidden="true">
      <path d={`M0 ${ground}H${width}`} className="stroke-ink" strokeWidth="3" />
      {visits.map(({ kilometres, minutes, kind }) => {
        const tall = (minutes / longest) * 120
        return (
          <g key={kilometres}>
            <rect
              x={place(kilometres) - 14}
              y={ground - tall}
              width="28"
              height={tall}
              rx="4"
              className={kind === 'major' ? 'fill-ink' : 'fill-line-strong'}
            />
            <text x={place(kilometres)} y={ground + 34} textAnchor="middle" fontSize="22" className="fill-ink-soft tabular">
              {formatNumber(kilometres / 1000)}
            </text>
          </g>
        )
      })}
      <text x={width} y={ground + 34} textAnchor="end" fontSize="18" className="fill-ink-soft">
        {words.kilometres}
      </text>
    </svg>
  )
}
