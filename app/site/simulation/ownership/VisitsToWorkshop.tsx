import { costBasisText, visitName } from '~/core/maintenance/words.ts'
import { Details } from '~/ui/Details.tsx'
import { money } from '../calculation/money.ts'
import type { WorkshopVisits } from './workshop-visits.ts'
import { rangeText, rulesOf, visitAmountText, visitNote, workshopWords as words } from './workshop-words.ts'

/** Each visit of the schedule, with its price range and the counted amount. */
export function VisitsToWorkshop({ workshop, total }: { workshop: WorkshopVisits; total: number }) {
  return (
    <Details className="mt-4" summaryClassName="cursor-pointer font-semibold" summary={words.title(workshop.visits.length)}>
      <VisitsAndRules workshop={workshop} total={total} />
    </Details>
  )
}

function VisitsAndRules({ workshop, total }: { workshop: WorkshopVisits; total: number }) {
  return (
    <div className="mt-3 grid gap-2 text-sm">
      {rulesOf(workshop).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {workshop.basis && <p className="text-ink-soft">{costBasisText(workshop.basis)}</p>}
      <Visits workshop={workshop} total={total} />
    </div>
  )
}

function Visits({ workshop: { visits }, total }: { workshop: WorkshopVisits; total: number }) {
  return (
    <table className="w-full">
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.visit}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {visits.map((visit) => (
          <tr key={visit.kilometres} className="border-line border-t align-top">
            <th scope="row" className="narrow:block py-1.5 pr-4 text-left font-normal">
              {visitName(visit)}
              <span className="block text-ink-soft">{visitNote(visit)}</span>
              {visit.cost.kind === 'about' && <span className="block text-ink-soft tabular">{rangeText(visit.cost)}</span>}
            </th>
            <td className="amount py-1.5">{visitAmountText(visit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-ink border-t font-bold">
          <th scope="row" className="narrow:block py-1.5 text-left">
            {words.total}
          </th>
          <td className="amount py-1.5">{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
