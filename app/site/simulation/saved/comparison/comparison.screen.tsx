import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { readTypedList } from '~/ui/form.ts'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { TroublePanel } from '~/ui/TroublePanel.tsx'
import { words as calculationWords } from '../../calculation/words.ts'
import { calculatorOf } from '../calculator.ts'
import { keptCar } from '../kept-car.server.ts'
import { keptOr404, otherSimulations } from '../result.server.ts'
import { simulationOf } from '../saved-simulation-schema.ts'
import { resultWords, comparisonWords as words } from '../words.ts'
import type { Route } from './+types/comparison.screen'
import { type Column, type ComparedRow, columnOf, mostOthers, rowsFor } from './comparison.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const lead = await keptOr404(token, process)
  const wanted = readTypedList(new URL(request.url).searchParams, 'dengan').map((each) => each.toUpperCase())
  const others = (await otherSimulations(process.db, lead, process.clock.now())).filter(({ reference }) =>
    wanted.includes(reference),
  )
  const back = { label: resultWords.title, href: calculatorOf(simulationOf(lead.payload).calculator).resultAddress(token) }
  const trouble = troubleOf(others.length)
  const compared = [lead, ...others.slice(0, mostOthers)]
  const columns = await Promise.all(compared.map(async (each) => columnOf(each, await keptCar(process.db, each.payload))))
  return data({ back, trouble, columns }, { status: trouble ? 422 : 200 })
}

function troubleOf(count: number): string | null {
  if (count > mostOthers) return words.tooMany
  return count === 0 ? words.none : null
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.description, path: at.creditSimulationResults(), hidden: true }, matches)

export default function ComparisonScreen({ loaderData: { back, trouble, columns } }: Route.ComponentProps) {
  const rows = rowsFor(columns)
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[back]} />
      {trouble && (
        <div className="mt-6">
          <TroublePanel title={trouble}>{null}</TroublePanel>
        </div>
      )}
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <div className="mt-6">
        <p className="text-ink-soft text-sm md:hidden print:hidden">{calculationWords.swipe}</p>
        <SidewaysScroll label={words.title}>
          <Table columns={columns} rows={rows} />
        </SidewaysScroll>
      </div>
      {rows.includes('newCarTotal') && <p className="mt-4 max-w-prose text-ink-soft text-sm">{words.newCarTotalNote}</p>}
      <div className="mt-8">
        <ButtonLink href={back.href} tone="secondary">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  )
}

function Table({ columns, rows: shown }: { columns: readonly Column[]; rows: readonly ComparedRow[] }) {
  return (
    <table className="w-full min-w-fit text-left tabular lg:table-fixed">
      <thead>
        <tr className="align-bottom">
          <td />
          {columns.map(({ reference, car, variant }) => (
            <th key={reference} scope="col" className="min-w-40 py-3 pl-6">
              <span className="block font-bold">{car}</span>
              <span className="block font-normal text-ink-soft text-sm">{variant}</span>
              <span className="block whitespace-nowrap font-normal text-ink-soft text-sm">{reference}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row} className={`border-t align-top ${row === 'firstPayment' ? 'border-ink font-bold' : 'border-line'}`}>
            <th scope="row" className="sticky left-0 bg-paper py-3 pr-4 font-normal text-ink-soft text-sm">
              {words[row]}
            </th>
            {columns.map(({ reference, rows, notes }) => (
              <td key={reference} className="py-3 pl-6">
                {rows[row]}
                {notes[row] && <span className="block font-normal text-ink-soft text-sm">{notes[row]}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
