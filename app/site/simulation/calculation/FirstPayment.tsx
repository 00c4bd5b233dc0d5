import type { Breakdown, Item } from '../engine/breakdown.ts'
import { explanationText } from './explanation.ts'
import { money } from './money.ts'
import { oldCarWords } from './old-car-words.ts'
import { itemNames, words } from './words.ts'

/** What is paid before delivery, part by part: as a picture, and as the table that says the same. */
export function FirstPayment({ breakdown }: { breakdown: Breakdown }) {
  const cash = breakdown.items.filter(({ paid }) => paid === 'cash')
  const financed = breakdown.items.filter(({ paid }) => paid === 'financed')
  return (
    <section aria-labelledby="bayar-pertama">
      <h3 id="bayar-pertama" className="text-xl">
        {words.firstPayment}
      </h3>
      <p className="mt-1 text-ink-soft">{words.firstPaymentLead}</p>
      <StackedBar items={cash} />
      <table className="mt-4 w-full">
        <tbody>
          {cash.map((item, place) => (
            <Row key={`${item.code} ${item.paid}`} item={item} place={place} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t-2 font-bold">
            <th scope="row" className="py-3 text-left">
              {words.firstPayment}
            </th>
            <td className="py-3 text-right tabular">{money(breakdown.tdp)}</td>
          </tr>
        </tfoot>
      </table>
      {breakdown.tradeIn.surplus > 0 && <p className="mt-3 text-sm">{oldCarWords.surplus(money(breakdown.tradeIn.surplus))}</p>}
      {financed.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          {words.financedLead}{' '}
          {financed.map(({ code, amount }) => `${itemNames[code].toLowerCase()} ${money(amount)}`).join(', ')}.
        </p>
      )}
    </section>
  )
}

function Row({ item, place }: { item: Item; place: number }) {
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        <span className="flex items-baseline gap-2">
          <svg aria-hidden="true" viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${shades[place % shades.length]}`}>
            <rect width="10" height="10" fill="currentColor" />
          </svg>
          {itemNames[item.code]}
        </span>
        <span className="block pl-4.5 text-ink-soft text-xs">{explanationText(item.explanation)}</span>
      </th>
      <td className="whitespace-nowrap py-3 text-right tabular">{money(item.amount)}</td>
    </tr>
  )
}

const shades = ['text-accent-fill', 'text-ink', 'text-ink-soft', 'text-line-strong', 'text-good', 'text-warn', 'text-line']
const width = 1000

/** The parts side by side; what lowers the payment is left to the table. */
function StackedBar({ items }: { items: readonly Item[] }) {
  const parts = items.flatMap(({ code, amount }, place) => (amount > 0 ? [{ code, amount, place }] : []))
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  let from = 0
  const bars = parts.map(({ code, amount, place }) => {
    const bar = { code, place, x: from, width: (amount / sum) * width }
    from += bar.width
    return bar
  })
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" className="mt-4 h-10 w-full rounded-control">
      {bars.map((bar) => (
        <rect
          key={bar.code}
          x={bar.x.toFixed(1)}
          width={bar.width.toFixed(1)}
          height="40"
          fill="currentColor"
          className={shades[bar.place % shades.length]}
        />
      ))}
    </svg>
  )
}
