import { Details } from '~/ui/Details.tsx'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { formatDay } from '../../../core/content/sheets/spelled-day.ts'
import type { PolicyYearFigures } from '../../../core/simulation/breakdown.ts'
import { money } from '../calculation/money.ts'
import { words as calculation } from '../calculation/words.ts'
import { rateText } from './policy-rate.ts'
import type { CreditResult } from './result.ts'
import { resultWords as words } from './result-words.ts'

/** Cover and premium of each year. Nothing when the car is not insured with the credit. */
export function InsuranceYears({ result }: { result: CreditResult }) {
  if (result.breakdown.insuranceYears.length === 0) return null
  return (
    <Details summaryClassName="cursor-pointer font-semibold" summary={words.insurance}>
      <YearTable result={result} />
    </Details>
  )
}

function YearTable({ result }: { result: CreditResult }) {
  return (
    <>
      <p className="mt-4 text-ink-soft text-sm sm:hidden">{calculation.swipe}</p>
      <SidewaysScroll label={words.insurance}>
        <table className="w-full text-sm tabular">
          <caption className="sr-only">{words.insurance}</caption>
          <thead>
            <tr className="text-left text-ink-soft">
              <th scope="col" className={pinned}>
                {words.year}
              </th>
              {[words.cover, words.insuredSum, words.rate, words.premium, words.paid].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.breakdown.insuranceYears.map((year) => (
              <Year key={year.year} year={year} />
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
      {notesOf(result).map((note) => (
        <p key={note} className="mt-2 text-ink-soft text-sm">
          {note}
        </p>
      ))}
    </>
  )
}

/** Parts of the premiums that are not in the rates beside them. */
function notesOf({ breakdown: { insuranceYears }, extensions, tariffFrom }: CreditResult): string[] {
  const liability = extensions.find(({ code }) => code === 'liability')?.years[0]
  const isOlder = insuranceYears.some(({ loadingPercent }) => loadingPercent > 0)
  return [
    words.tariffNote(formatDay(tariffFrom)),
    ...(liability ? [words.liabilityNote(money(liability.premium))] : []),
    ...(isOlder ? [words.ageNote] : []),
  ]
}

/** Stays visible while the other columns scroll. */
const pinned = 'sticky left-0 bg-paper py-2 pr-4 font-normal'

function Year({ year }: { year: PolicyYearFigures }) {
  const cells = [words.covers[year.cover], money(year.insuredSum), rateText(year), money(year.premium), words.paidHow[year.paid]]
  return (
    <tr className="border-line border-t">
      <th scope="row" className={`text-left ${pinned}`}>
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
