import { Details } from '~/ui/Details.tsx'
import { money } from '../money.ts'
import { caveatWords, equityText, lineWords, oldCarWords as words } from './old-car-words.ts'
import type { ShownValue } from './read-old-car.ts'

type Props = {
  valued: ShownValue
  counted: boolean
  /** What is left of its value after paying the new car. Null when it is not known. */
  surplus: number | null
}

/** A dealer's likely offer, and every step from the price of a new car to it. */
export function OldCarValue({ valued, counted, surplus }: Props) {
  const { range, value, lines, equity, caveats, until } = valued
  return (
    <section aria-labelledby="nilai-tukar" className="rounded-card bg-paper-warm p-5">
      <h3 id="nilai-tukar" className="font-semibold">
        {words.range}
      </h3>
      <p className="font-bold text-xl tabular">
        {money(range.low)} – {money(range.high)}
      </p>
      <p className="text-ink-soft text-sm">{words.until(until)}</p>
      <p className="mt-2 text-sm">{equityText(equity, surplus)}</p>
      {counted && <p className="mt-2 font-semibold text-good text-sm">{words.counted}</p>}
      <Details className="mt-3" summaryClassName="cursor-pointer font-semibold text-sm" summary={words.how}>
        <dl className="mt-2 text-sm">
          {lines.map((line) => (
            <div
              key={`${line.code} ${line.reason}`}
              className="flex justify-between gap-x-4 narrow:flex-wrap border-line border-t py-1.5"
            >
              <dt>{lineWords[line.code]}</dt>
              <dd className="whitespace-nowrap tabular">{money(line.amount)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-x-4 narrow:flex-wrap border-ink border-t py-1.5 font-bold">
            <dt>{words.used}</dt>
            <dd className="whitespace-nowrap tabular">{money(value)}</dd>
          </div>
        </dl>
        <ul className="mt-2 list-disc pl-5 text-ink-soft text-sm">
          {caveats.map((caveat) => (
            <li key={caveat}>{caveatWords[caveat]}</li>
          ))}
        </ul>
      </Details>
    </section>
  )
}
