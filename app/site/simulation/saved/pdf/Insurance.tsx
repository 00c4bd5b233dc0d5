import { Words } from '~/core/documents/elements.tsx'
import { texts } from '~/core/documents/look.ts'
import { Section } from '~/core/documents/Section.tsx'
import { formatDay } from '../../../../core/content/sheets/spelled-day.ts'
import type { PolicyYearFigures } from '../../../../core/simulation/breakdown.ts'
import { type ExtensionPremium, premiumOver } from '../../../../core/simulation/insurance/extension-premiums.ts'
import { extensionWords, ratesText } from '../../calculation/insurance-words.ts'
import { money } from '../../calculation/money.ts'
import { rateText } from '../../result/policy-rate.ts'
import { type Column, FigureTable } from './FigureTable.tsx'
import type { Credit } from './facts.ts'
import { words } from './words.ts'

const columns: Column[] = [
  { head: words.year, share: 0.45, side: 'left' },
  { head: words.cover, share: 1.45, side: 'left' },
  { head: words.insuredSum, share: 1.2 },
  { head: words.rate, share: 1.95 },
  { head: words.premium, share: 1.1 },
  { head: words.paid, share: 1.05 },
]

/** Nothing when the car is not insured with the credit. */
export function Insurance({ credit: { breakdown, case: theCase, extensions, tariffFrom } }: { credit: Credit }) {
  const years = breakdown.insuranceYears
  if (!theCase.insurance || years.length === 0) return null
  return (
    <Section title={`${words.insurance}, ${words.tariffSince(formatDay(tariffFrom))}`} compact>
      <FigureTable columns={columns} rows={years.map(cellsOf)} />
      {extensions.map((extension) => (
        <Words key={extension.code} look={note}>
          {extensionText(extension)}
        </Words>
      ))}
      {years.some(({ loadingPercent }) => loadingPercent > 0) && <Words look={note}>{words.ageNote}</Words>}
    </Section>
  )
}

const note = { ...texts.small, fontSize: 7, marginTop: 2 }

function cellsOf(year: PolicyYearFigures): string[] {
  return [
    String(year.year),
    words.covers[year.cover],
    money(year.insuredSum),
    rateText(year),
    money(year.premium),
    words.paidHow[year.paid],
  ]
}

/** The share of an extension in the premiums above. */
function extensionText({ code, limit, years }: ExtensionPremium): string {
  const sum = money(premiumOver(years))
  if (code !== 'liability') return words.extension(extensionWords[code].label.toLowerCase(), sum, ratesText(years))
  return words.liability(sum, money(limit), money(years[0]?.premium ?? 0))
}
