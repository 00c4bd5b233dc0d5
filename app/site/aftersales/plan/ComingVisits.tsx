import { at } from '~/addresses.ts'
import { ModelPicture } from '~/core/content/pages/Cards.tsx'
import type { Visit } from '~/core/maintenance/maintenance.ts'
import { durationText, freeLabourText } from '~/core/maintenance/visit-words.ts'
import { WorkList } from '~/core/maintenance/WorkList.tsx'
import { costBasisText, costText, visitName } from '~/core/maintenance/words.ts'
import { formatRupiah, rupiah } from '~/lib/money.ts'
import { formatNumber } from '~/lib/number.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { Icon } from '~/ui/Icon.tsx'
import type { Plan } from './plan.server.ts'
import { reasons } from './reasons.ts'
import { words } from './words.ts'

/** The visits of a car from now on, each with its work, its cost and a link that books it. */
export function ComingVisits({ plan }: { plan: Plan }) {
  const { request, coming, freeLabour, isDrawn } = plan
  if (!coming || !request.car) return null
  const { visits } = coming
  const [first] = visits
  return (
    <section id="jadwal" aria-labelledby="servis-berikutnya" className="mt-10">
      {isDrawn && <ModelPicture model={request.car.slug} className="mb-4 h-20 w-58" />}
      <h2 id="servis-berikutnya" className="text-2xl">
        {words.visits(request.car.name)}
      </h2>
      {[...reasons(coming), totalText(plan)].map((text) => (
        <p key={text} className="mt-2 max-w-prose">
          {text}
        </p>
      ))}
      <ol className="mt-6 border-line border-b">
        {visits.map((visit, index) => (
          <VisitRow
            key={visit.kilometres}
            visit={visit}
            first={index === 0}
            note={freeLabourText(visit, freeLabour)}
            href={bookingOf(request, visit, index === 0)}
          />
        ))}
      </ol>
      {first.cost.kind === 'about' && <p className="mt-4 max-w-prose text-ink-soft text-sm">{costBasisText(first.cost)}</p>}
    </section>
  )
}

function totalText({ request: { car, wanted }, hasCosts, coming, writtenUpTo }: Plan): string {
  if (car && wanted && !hasCosts) return words.withoutCosts(car.name, wanted.year)
  if (!coming?.total.isComplete) return words.withoutTotal
  const { low, high } = coming.total
  return words.total(formatRupiah(rupiah(low)), formatRupiah(rupiah(high)), formatNumber(writtenUpTo))
}

/** The next visit is booked with the reading of today, later ones with the kilometres at which they are due. */
function bookingOf({ wanted, typed }: Plan['request'], visit: Visit, isNext: boolean): string {
  return at.serviceBooking({
    vehicle: wanted?.model,
    variant: wanted?.variant ?? undefined,
    year: typed.year,
    type: 'berkala',
    kilometres: String(isNext ? wanted?.kilometres : visit.kilometres),
  })
}

type RowProps = { visit: Visit; first: boolean; note: string | null; href: string }

function VisitRow({ visit, first, note, href }: RowProps) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-line border-t py-6 lg:grid-cols-[3fr_4fr_auto]">
      <div>
        {first && <p className="font-semibold text-accent text-sm">{words.next}</p>}
        <h3 className="text-lg tabular">{visitName(visit)}</h3>
        <p className="mt-1 font-semibold tabular">{costText(visit.cost)}</p>
        <p className="text-ink-soft text-sm">{durationText(visit.minutes)}</p>
      </div>
      <div>
        <details open={first} className="group print:details-content:[content-visibility:visible]">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold">
            {words.works}
            <Icon name="chevron" className="size-5 group-open:rotate-180" />
          </summary>
          <div className="pt-1 pb-2 text-sm">
            <WorkList works={visit.works} perhaps={visit.perhaps} />
          </div>
        </details>
        {note && <p className="text-ink-soft text-sm">{note}</p>}
      </div>
      <p className="print:hidden">
        <ButtonLink href={href} tone={first ? 'primary' : 'secondary'}>
          {words.book(formatNumber(visit.kilometres))}
        </ButtonLink>
      </p>
    </li>
  )
}
