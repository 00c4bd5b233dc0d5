import { formatRupiah, rupiah } from '~/lib/money.ts'
import { formatNumber } from '~/lib/number.ts'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import type { Packages } from './packages.server.ts'
import { words } from './words.ts'

type Props = Pick<Packages, 'request' | 'included' | 'levels'>

/** The levels beside each other: content, price, the same visits one by one, and the difference. */
export function Levels({ request, included, levels }: Props) {
  const heads = [words.level, words.covers, words.price, words.single, words.difference, words.how]
  return (
    <div className="mt-8">
      {request.name && <p className="font-semibold tabular">{words.shownFor(request.name, formatNumber(request.from))}</p>}
      <SidewaysScroll label={words.caption(request.name)}>
        <table className="w-full min-w-3xl border-collapse text-left text-sm tabular">
          <caption className="sr-only">{words.caption(request.name)}</caption>
          <thead>
            <tr className="border-ink border-b-2">
              {heads.map((head) => (
                <th key={head} scope="col" className="py-2 pr-6">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              name={included.name}
              cells={[
                words.upTo(formatNumber(included.kilometres), formatNumber(included.months / 12)),
                words.included,
                '–',
                '–',
                words.withCar,
              ]}
            />
            {levels.map((one) => (
              <Row key={one.level.slug} name={one.level.name} cells={cellsOf(one)} />
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
      <p className="mt-4 max-w-prose text-ink-soft text-sm">{words.estimate}</p>
    </div>
  )
}

function Row({ name, cells }: { name: string; cells: readonly string[] }) {
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="sticky left-0 bg-paper py-3 pr-6">
        {name}
      </th>
      {cells.map((cell, column) => (
        <td key={column} className="py-3 pr-6 nth-5:font-semibold">
          {cell}
        </td>
      ))}
    </tr>
  )
}

function cellsOf({ level, compared }: Packages['levels'][number]): string[] {
  if (!compared) return [words.visitsOnly(level.visits), '–', '–', words.beyond, words.atDealer]
  const { marks, price, single, saving } = compared
  const covers = words.visits(level.visits, formatNumber(marks[0]), formatNumber(marks.at(-1) ?? 0))
  return [covers, formatRupiah(price), formatRupiah(single), savingText(saving), words.atDealer]
}

/** `hemat Rp 1.580.000`, `rugi Rp 570.000` */
export function savingText(saving: number): string {
  if (saving === 0) return words.even
  const amount = formatRupiah(rupiah(Math.abs(saving)))
  return saving > 0 ? words.saves(amount) : words.costsMore(amount)
}
