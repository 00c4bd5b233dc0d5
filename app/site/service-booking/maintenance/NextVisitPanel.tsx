import type { NextVisit, Visit } from '~/core/maintenance/maintenance.ts'
import type { Maintenance } from '~/core/maintenance/maintenance-schema.ts'
import { durationText, freeLabourText, reasonTexts } from '~/core/maintenance/visit-words.ts'
import { WorkList } from '~/core/maintenance/WorkList.tsx'
import { costBasisText, costText, visitName } from '~/core/maintenance/words.ts'
import { Icon } from '~/ui/Icon.tsx'
import { adviceTexts, panelWords } from './maintenance-words.ts'

type FreeLabour = Maintenance['freeLabour']

type Props = {
  next: NextVisit
  freeLabour: FreeLabour
  /** True when the owner can still enter more. */
  asking: boolean
}

/** The work of the next visit and its approximate cost, with the reasons for doubt. */
export function NextVisitPanel({ next, freeLabour, asking }: Props) {
  const visits = next.known ? next.visits : []
  return (
    <section aria-labelledby="pekerjaan" className="grid gap-4 rounded-card bg-paper-warm p-5">
      <h3 id="pekerjaan" className="text-lg">
        {panelWords.title}
      </h3>
      {visits.map((visit) =>
        visits.length === 1 ? (
          <OnlyVisit key={visit.kilometres} visit={visit} freeLabour={freeLabour} />
        ) : (
          <PossibleVisit key={visit.kilometres} visit={visit} freeLabour={freeLabour} />
        ),
      )}
      {[...reasonTexts(next), ...(asking ? adviceTexts(next) : [])].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}

type VisitProps = { visit: Visit; freeLabour: FreeLabour }

function OnlyVisit({ visit, freeLabour }: VisitProps) {
  return (
    <>
      <Headline visit={visit} />
      <Details visit={visit} freeLabour={freeLabour} />
    </>
  )
}

/** One of several possible visits. A click on its name opens it. */
function PossibleVisit({ visit, freeLabour }: VisitProps) {
  return (
    <details className="group border-line border-t pt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4">
        <Headline visit={visit} />
        <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-4">
        <Details visit={visit} freeLabour={freeLabour} />
      </div>
    </details>
  )
}

function Headline({ visit }: { visit: Visit }) {
  return (
    <span className="grid gap-1 tabular">
      <strong>{visitName(visit)}</strong>
      <span>
        {costText(visit.cost)}, {durationText(visit.minutes)}
      </span>
    </span>
  )
}

function Details({ visit, freeLabour }: VisitProps) {
  const free = freeLabourText(visit, freeLabour)
  return (
    <>
      <WorkList works={visit.works} perhaps={visit.perhaps} />
      {free && <p>{free}</p>}
      {visit.cost.kind === 'about' && <p className="text-ink-soft text-sm">{costBasisText(visit.cost)}</p>}
    </>
  )
}
