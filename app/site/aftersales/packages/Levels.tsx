import { at } from '~/addresses.ts'
import { formatRupiah, rupiah } from '~/lib/money.ts'
import { formatNumber } from '~/lib/number.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import type { Packages } from './packages.server.ts'
import { words } from './words.ts'

/** The levels for a car. After the written schedule no visit has a cost, so the workshop is the one to ask. */
export function Levels({ packages }: { packages: Packages }) {
  const isBeyond = packages.levels.every(({ compared }) => compared === null)
  return <div className="mt-8">{isBeyond ? <AskWorkshop {...packages} /> : <LevelTable {...packages} />}</div>
}

function AskWorkshop({ request, writtenUpTo }: Pick<Packages, 'request' | 'writtenUpTo'>) {
  return (
    <div className="max-w-prose rounded-card bg-paper-warm p-5">
      <p className="tabular">{words.afterSchedule(request.name, formatNumber(request.from), formatNumber(writtenUpTo))}</p>
      <p className="mt-4">
        <ButtonLink href={at.dealers({ service: 'service' })} tone="secondary">
          {words.workshops}
        </ButtonLink>
      </p>
    </div>
  )
}

type TableProps = Pick<Packages, 'request' | 'included' | 'levels' | 'freeLabour'>

/** The levels beside each other: content, price, the same visits one by one, and the difference. */
function LevelTable({ request, included, levels, freeLabour }: TableProps) {
  const heads = [words.level, words.covers, words.price, words.single, words.difference, words.how]
  return (
    <>
      <p className="font-semibold tabular">{words.shownFor(request.name, formatNumber(request.from))}</p>
      <p className="mt-1 max-w-prose text-ink-soft text-sm">
        {words.afterFreeLabour(formatNumber(freeLabour.kilometres), formatNumber(freeLabour.months / 12))}
      </p>
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
    </>
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
