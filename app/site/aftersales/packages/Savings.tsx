import { formatNumber } from '~/lib/number.ts'
import { Icon } from '~/ui/Icon.tsx'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { savingText } from './Levels.tsx'
import type { Packages } from './packages.server.ts'
import { words } from './words.ts'

/** What each level saves, by the first visit that it covers. */
export function Savings({ starts, savings }: Pick<Packages, 'starts' | 'savings'>) {
  return (
    <SidewaysScroll label={words.savings}>
      <table className="mt-6 w-full min-w-2xl border-collapse text-left text-sm tabular">
        <caption className="mb-2 text-left font-semibold text-base">{words.savings}</caption>
        <thead>
          <tr className="border-ink border-b-2">
            <th scope="col" className="py-2 pr-6">
              {words.from}
            </th>
            {savings.map(({ name }) => (
              <th key={name} scope="col" className="py-2 pr-6">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map((start, row) => (
            <tr key={start} className="border-line border-b">
              <th scope="row" className="sticky left-0 bg-paper py-3 pr-6 font-normal">
                {words.at(formatNumber(start))}
              </th>
              {savings.map(({ name, savings: ofLevel }) => (
                <td key={name} className="py-3 pr-6">
                  <Saving saving={ofLevel[row] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  )
}

function Saving({ saving }: { saving: number | null }) {
  if (saving === null) return <span className="text-ink-soft">{words.beyond}</span>
  return (
    <span className="flex items-center gap-2">
      <Icon name={saving > 0 ? 'check' : 'close'} className={`size-5 ${saving > 0 ? 'text-good' : 'text-ink-soft'}`} />
      {savingText(saving)}
    </span>
  )
}
