import { formatRupiah } from '~/lib/money.ts'
import { formatNumber } from '~/lib/number.ts'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { type CostRow, comparedMarks } from './visit-costs.ts'
import { words } from './words.ts'

const [, ...marks] = comparedMarks

/** The cost of the main visits for every drivetrain. */
export function VisitCosts({ rows }: { rows: readonly CostRow[] }) {
  return (
    <div className="mt-8">
      <p className="text-ink-soft text-sm lg:hidden">{words.scroll}</p>
      <SidewaysScroll label={words.caption}>
        <table className="w-full min-w-3xl border-collapse text-left text-sm tabular">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr className="border-ink border-b-2">
              {[words.engine, words.small, ...marks.map((mark) => words.at(formatNumber(mark)))].map((head, column) => (
                <th key={head} scope="col" className={`py-2 ${column === 0 ? 'pr-4' : 'pl-4 text-right'}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cars, variants, costs }) => (
              <tr key={key} className="border-line border-b align-top">
                <th scope="row" className="py-3 pr-4 font-normal sm:sticky sm:left-0 sm:bg-paper">
                  <span className="block font-bold">{cars}</span>
                  <span className="block max-w-xs text-ink-soft text-xs">{variants}</span>
                </th>
                {costs.map((cost, column) => (
                  <td key={comparedMarks[column]} className="whitespace-nowrap py-3 pl-4 text-right">
                    {cost === null ? '–' : formatRupiah(cost)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
    </div>
  )
}
