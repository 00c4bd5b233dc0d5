import { Details } from '~/ui/Details.tsx'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { settleWords, words } from '../calculation/words.ts'
import { abovePrincipal, roundingInSchedule } from './above-principal.ts'
import type { CreditResult } from './result.ts'
import { SumCells } from './SumCells.tsx'
import { owedAfter } from './settlement.ts'

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

function Months({ result }: { result: CreditResult }) {
  const { breakdown, contract } = result
  const note = roundingInSchedule(breakdown, contract)
  return (
    <>
      {note && <p className="mt-4 text-ink-soft text-sm">{note}</p>}
      <p className="mt-4 text-ink-soft text-sm sm:hidden">{words.swipe}</p>
      <SidewaysScroll label={words.schedule}>
        <table className="w-full text-right text-sm tabular">
          <caption className="sr-only">{words.schedule}</caption>
          <Heads result={result} />
          <tbody>
            {breakdown.schedule.map((row) => (
              <tr key={row.month} className="border-line border-t">
                <th scope="row" className="sticky left-0 bg-paper py-2 pr-2 text-left font-normal">
                  {row.month}
                </th>
                <SumCells sums={[row.instalment, row.interest, row.principal, row.balance, owedAfter(row.month, result)]} />
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
