import { Details } from '~/ui/Details.tsx'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { settleWords, words } from '../calculation/words.ts'
import { abovePrincipal, roundingInSchedule } from './above-principal.ts'
import type { CreditResult } from './result.ts'
import { SumCells } from './SumCells.tsx'
import { owedAfterEach } from './settlement.ts'

/** Every month: instalment, its interest or margin, and the remaining debt. */
export function Schedule({ result }: { result: CreditResult }) {
  return (
    <Details
      className="min-w-0"
      summaryClassName="cursor-pointer font-semibold"
      summary={
        <>
          {words.schedule}: {words.scheduleRange(result.breakdown.schedule.length)}
        </>
      }
    >
      <Months result={result} />
    </Details>
  )
}

// The table has hundreds of cells: without classes of their own they are half as long, and quicker to make.
const looksOfRows = '[&_tbody_tr]:border-line [&_tbody_tr]:border-t'
const looksOfCells =
  '[&_tbody_th]:sticky [&_tbody_th]:left-0 [&_tbody_th]:bg-paper [&_tbody_th]:py-2 [&_tbody_th]:pr-2 [&_tbody_th]:text-left [&_tbody_th]:font-normal [&_td]:whitespace-nowrap [&_td]:py-2 [&_td]:pl-4'

function Months({ result }: { result: CreditResult }) {
  const { breakdown, contract } = result
  const note = roundingInSchedule(breakdown, contract)
  const owed = owedAfterEach(result)
  return (
    <>
      {note && <p className="mt-4 text-ink-soft text-sm">{note}</p>}
      <p className="mt-4 text-ink-soft text-sm sm:hidden">{words.swipe}</p>
      <SidewaysScroll label={words.schedule}>
        <table className={`w-full text-right text-sm tabular ${looksOfRows} ${looksOfCells}`}>
          <caption className="sr-only">{words.schedule}</caption>
          <Heads result={result} />
          <tbody>
            {breakdown.schedule.map(({ month, instalment, interest, principal, balance }, index) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <SumCells sums={[instalment, interest, principal, balance, owed[index] ?? 0]} />
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
    </>
  )
}

function Heads({ result: { breakdown, contract } }: { result: CreditResult }) {
  const above = abovePrincipal(breakdown, contract)
  const heads = [words.instalment, above, words.principal, words.left, settleWords[contract].name]
  return (
    <thead>
      <tr className="text-ink-soft">
        <th scope="col" className="sticky left-0 bg-paper py-2 pr-2 text-left font-normal">
          {words.month}
        </th>
        {heads.map((name) => (
          <th key={name} scope="col" className="whitespace-nowrap py-2 pl-4 font-normal">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
