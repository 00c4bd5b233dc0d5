import { money } from '../calculation/money.ts'
import { settleWords, words } from '../calculation/words.ts'
import type { Breakdown } from '../engine/breakdown.ts'
import type { FinancePackage } from '../engine/packages/package-schema.ts'
import { settlementAt } from '../engine/settlement.ts'

type Props = { breakdown: Breakdown; contract: FinancePackage['contract'] }

/** What is still owed, month by month: as a picture, and as the table that says the same. */
export function Schedule({ breakdown, contract }: Props) {
  return (
    <section aria-labelledby="sisa-pokok" className="min-w-0">
      <h3 id="sisa-pokok" className="text-xl">
        {words.balance}
      </h3>
      <BalancePicture breakdown={breakdown} />
      <SettlementTable breakdown={breakdown} contract={contract} />
      <details className="mt-6">
        <summary className="cursor-pointer font-semibold">
          {words.schedule}: {words.scheduleRange(breakdown.schedule.length)}
        </summary>
        <section
          aria-label={words.schedule}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          className="mt-4 overflow-x-auto"
        >
          <p className="mb-2 text-left text-ink-soft text-sm sm:hidden">{words.swipe}</p>
          <table className="w-full text-right text-sm tabular">
            <caption className="sr-only">{words.schedule}</caption>
            <thead>
              <tr className="text-ink-soft">
                {[
                  words.month,
                  words.instalment,
                  words.interest(contract),
                  words.principal,
                  words.left,
                  settleWords[contract].name,
                ].map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className="whitespace-nowrap py-2 pl-4 font-normal first:sticky first:left-0 first:bg-paper first:pr-2 first:pl-0 first:text-left"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {breakdown.schedule.map((row) => (
                <tr key={row.month} className="border-line border-t">
                  <th scope="row" className="sticky left-0 bg-paper py-2 pr-2 text-left font-normal">
                    {row.month}
                  </th>
                  {[
                    row.instalment,
                    row.interest,
                    row.principal,
                    row.balance,
                    settlementOf({ breakdown, contract }, row.month) ?? 0,
                  ].map((amount, place) => (
                    <td key={place} className="whitespace-nowrap py-2 pl-4">
                      {money(amount)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  )
}

/** Under murabahah the whole claim is owed, less what the lender lets off. */
function settlementOf({ breakdown, contract }: Props, month: number): number | null {
  const settlement = settlementAt(breakdown, month)
  if (!settlement.ok) return null
  return contract === 'murabahah' ? settlement.value.remaining : settlement.value.total
}

const size = { width: 640, height: 200 }

function BalancePicture({ breakdown: { schedule, financed, balloon } }: { breakdown: Breakdown }) {
  const months = schedule.length
  const points = [{ month: 0, balance: financed }, ...schedule].map(
    ({ month, balance }) =>
      `${((month / months) * size.width).toFixed(1)},${(size.height - (balance / financed) * size.height).toFixed(1)}`,
  )
  return (
    <figure className="mt-4">
      <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className="h-auto w-full">
        <polygon points={`0,${size.height} ${points.join(' ')} ${size.width},${size.height}`} className="fill-paper-sunk" />
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

/** What it would cost to be free of it after each whole year. */
function SettlementTable({ breakdown, contract }: Props) {
  const yearEnds = breakdown.schedule.map(({ month }) => month).filter((month) => month % 12 === 0)
  const rows = yearEnds.slice(0, -1).flatMap((month) => {
    const total = settlementOf({ breakdown, contract }, month)
    return total === null ? [] : [{ month, balance: breakdown.schedule[month - 1]?.balance ?? 0, total }]
  })
  if (rows.length === 0) return null
  const { name, lead } = settleWords[contract]
  return (
    <>
      <h4 className="mt-6 font-bold">{name}</h4>
      <p className="mt-1 text-ink-soft text-sm">{lead}</p>
      <table className="mt-2 w-full text-right tabular">
        <caption className="sr-only">{words.balance}</caption>
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
          {rows.map(({ month, balance, total }) => (
            <tr key={month} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap py-2 text-left font-normal">
                {words.months(month)}
              </th>
              {[balance, total].map((amount, place) => (
                <td key={place} className="py-2 pl-4">
                  {money(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
