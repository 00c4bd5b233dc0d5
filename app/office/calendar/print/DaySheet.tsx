import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { isGone } from '../view/entry-state.ts'
import type { CalendarView, Entry } from '../view/read-calendar.server.ts'
import { StateMark } from '../view/StateMark.tsx'
import { words } from '../words.ts'

type Props = { dealer: { name: string; address: string }; day: string; made: string; view: CalendarView }

/** The appointments of a dealer on a day, for paper: black on white, with room to write. */
export function DaySheet({ dealer, day, made, view }: Props) {
  const shown = view.entries.filter(({ state }) => !isGone(state))
  return (
    <article className="break-after-page print:scheme-light print:bg-paper print:text-ink border-t-2 border-ink pt-3 last:break-after-auto">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-lg">{words.printTitle(dealer.name)}</h2>
        <p className="text-lg font-semibold tabular">{day}</p>
        <p className="w-full text-sm">{`${dealer.address}. ${view.days[0]?.hours ?? ''} ${view.zone}`}</p>
      </header>
      {shown.length === 0 && <p>{words.printNone}</p>}
      {shown.length > 0 && (
        <SidewaysScroll label={words.printTitle(dealer.name)}>
          <Rows entries={shown} zone={view.zone} />
        </SidewaysScroll>
      )}
      <p className="mt-2 text-xs">{words.printMade(made)}</p>
    </article>
  )
}

function Rows({ entries, zone }: { entries: readonly Entry[]; zone: string }) {
  const { time, who, car, state, note } = words.printColumns
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b-2 border-ink text-start">
          {[`${time} (${zone})`, who, car, state, note].map((column) => (
            <th key={column} scope="col" className="py-1 pe-3 text-start">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.reference} className="break-inside-avoid border-b border-ink align-top">
            <th
              scope="row"
              className="py-1.5 pe-3 text-start font-semibold whitespace-nowrap tabular"
            >{`${entry.from}–${entry.to}`}</th>
            <td className="py-1.5 pe-3">
              <bdi className="font-semibold">{entry.name}</bdi>
              <span className="block text-xs tabular">{entry.reference}</span>
            </td>
            <td className="py-1.5 pe-3">
              {`${words.kinds[entry.kind]}: ${entry.car}`}
              {entry.plate && <span className="block font-semibold tabular">{entry.plate}</span>}
            </td>
            <td className="py-1.5 pe-3">
              <StateMark state={entry.state} />
            </td>
            <td className="w-1/4 border-s border-ink py-1.5" />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
