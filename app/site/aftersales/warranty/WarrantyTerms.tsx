import { ModelPicture } from '~/core/content/pages/Cards.tsx'
import { formatNumber } from '~/lib/number.ts'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import type { WarrantyRow } from './warranty.server.ts'
import { words } from './words.ts'

/** The terms of every model, with bars to compare them. */
export function WarrantyTerms({ rows }: { rows: readonly WarrantyRow[] }) {
  const most = {
    years: Math.max(...rows.map(({ term }) => term.years)),
    kilometres: Math.max(...rows.map(({ term }) => term.kilometres ?? 0)),
  }
  return (
    <SidewaysScroll label={words.caption}>
      <table className="mt-6 w-full border-collapse text-left tabular">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="border-ink border-b-2 text-sm">
            <th scope="col" className="py-2 pr-4">
              {words.car}
            </th>
            <th scope="col" className="w-1/4 py-2 pr-4">
              {words.years}
            </th>
            <th scope="col" className="w-1/4 py-2">
              {words.kilometres}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.slug} ${row.limit}`} row={row} most={most} />
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  )
}

type RowProps = { row: WarrantyRow; most: { years: number; kilometres: number } }

function Row({ row: { slug, name, limit, term }, most }: RowProps) {
  const { years, kilometres, driveBattery, confidence } = term
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="py-4 pr-4 font-normal">
        <span className="gap-6 sm:flex">
          <ModelPicture model={slug} className="mb-2 h-12 w-36 shrink-0" />
          <span>
            <span className="block font-bold">{name}</span>
            {limit && <span className="block text-ink-soft text-sm">{limit}</span>}
            {driveBattery && <span className="block text-sm">{words.battery(batteryText(driveBattery))}</span>}
            {confidence === 'low' && <span className="block text-ink-soft text-xs">{words.toConfirm}</span>}
          </span>
        </span>
      </th>
      <td className="py-4 pr-4">
        {words.ofYears(years)}
        <Bar share={years / most.years} />
      </td>
      <td className="py-4">
        {kilometres ? words.ofKilometres(formatNumber(kilometres)) : words.noLimit}
        <Bar share={(kilometres ?? 0) / most.kilometres} />
      </td>
    </tr>
  )
}

const batteryText = ({ years, kilometres }: { years: number; kilometres?: number | undefined }) =>
  words.upTo(years, kilometres ? formatNumber(kilometres) : null)

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1.5 h-2 w-full bg-paper-sunk" aria-hidden="true">
      <rect width={share * 100} height="4" className="fill-ink" />
    </svg>
  )
}
