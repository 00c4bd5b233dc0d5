import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import { money } from '../calculation/money.ts'
import { settleWords, words } from '../calculation/words.ts'
import { runningCharge } from './above-principal.ts'
import type { CreditResult } from './result.ts'
import { SumCells } from './SumCells.tsx'
import { owedAfterEach } from './settlement.ts'

/** The remaining debt: as a picture, and as a table by year with the same figures. */
export function Balance({ result }: { result: CreditResult }) {
  return (
    <section aria-labelledby="sisa-pokok" className="min-w-0">
      <h3 id="sisa-pokok" className="text-xl">
        {words.balance}
      </h3>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-6 lg:grid-cols-2">
        <BalancePicture breakdown={result.breakdown} />
        <YearTable result={result} />
      </div>
    </section>
  )
}

const size = { width: 640, height: 200 }

function BalancePicture({ breakdown: { schedule, financed, balloon } }: { breakdown: Breakdown }) {
  const months = schedule.length
  // The debt that remains after the last instalment is paid at once.
  const balances = [{ month: 0, balance: financed }, ...schedule, { month: months, balance: 0 }]
  const points = balances.map(
    ({ month, balance }) =>
      `${((month / months) * size.width).toFixed(1)},${(size.height - (balance / financed) * size.height).toFixed(1)}`,
  )
  return (
    <figure className="mt-4">
      <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className="h-auto w-full">
        <polygon points={`0,${size.height} ${points.join(' ')}`} className="fill-paper-sunk" />
        <polyline points={points.join(' ')} fill="none" strokeWidth="3" className="stroke-accent-fill" />
        <line x1="0" x2={size.width} y1={size.height} y2={size.height} className="stroke-line-strong" />
      </svg>
      <figcaption className="text-ink-soft text-sm tabular">
        {words.balanceFalls(money(financed), months)}
        {balloon > 0 && words.balanceEnds(money(balloon))}
      </figcaption>
    </figure>
  )
}

/** The cost of closing the credit after each whole year, and the debt at the end. */
function YearTable({ result }: { result: CreditResult }) {
  const { schedule } = result.breakdown
  const rows = schedule.filter(({ month }) => month % 12 === 0 || month === schedule.length)
  const owed = owedAfterEach(result)
  const { name, lead } = settleWords[result.contract]
  return (
    <div className="mt-4">
      <h4 className="font-bold">{name}</h4>
      <p className="mt-1 text-ink-soft text-sm">{lead(runningCharge(result.breakdown))}</p>
      <SidewaysScroll label={words.balanceByYear}>
        <table className="w-full text-right text-sm tabular [&_td]:whitespace-nowrap [&_td]:py-2 [&_td]:pl-4 sm:text-base">
          <caption className="sr-only">{words.balanceByYear}</caption>
          <thead>
            <tr className="text-ink-soft text-sm">
              <th scope="col" className="py-2 text-left font-normal">
                {words.month}
              </th>
              {[words.left, name].map((head) => (
                <th key={head} scope="col" className="py-2 pl-4 font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, balance }) => (
              <tr key={month} className="border-line border-t">
                <th scope="row" className="py-2 text-left font-normal">
                  {month}
                </th>
                <SumCells sums={[balance, owed[month - 1] ?? 0]} />
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
    </div>
  )
}
