import { money } from '../calculation/money.ts'
import type { Breakdown, PolicyYearFigures } from '../engine/breakdown.ts'
import { rateText } from './policy-rate.ts'
import { resultWords as words } from './result-words.ts'

/** What each year of the policy covers and costs; nothing where the car is not insured with the credit. */
export function InsuranceYears({ breakdown: { insuranceYears } }: { breakdown: Breakdown }) {
  if (insuranceYears.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer font-semibold">{words.insurance}</summary>
      <section
        aria-label={words.insurance}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="mt-4 overflow-x-auto"
      >
        <table className="w-full text-sm tabular">
          <caption className="sr-only">{words.insurance}</caption>
          <thead>
            <tr className="text-left text-ink-soft">
              {[words.year, words.cover, words.insuredSum, words.rate, words.premium, words.paid].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {insuranceYears.map((year) => (
              <Year key={year.year} year={year} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

function Year({ year }: { year: PolicyYearFigures }) {
  const cells = [words.covers[year.cover], money(year.insuredSum), rateText(year), money(year.premium), words.paidHow[year.paid]]
  return (
    <tr className="border-line border-t">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        {year.year}
      </th>
      {cells.map((cell, place) => (
        <td key={place} className="whitespace-nowrap py-2 pr-4">
          {cell}
        </td>
      ))}
    </tr>
  )
}
