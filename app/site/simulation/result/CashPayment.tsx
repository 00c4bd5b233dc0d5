import { type Cash, type CashLine, moreOnCredit } from '../calculation/cash.ts'
import { money } from '../calculation/money.ts'
import { oldCarWords } from '../calculation/old-car/old-car-words.ts'
import { itemNames, words } from '../calculation/words.ts'
import type { CreditResult } from './result.ts'

const names: Record<CashLine['code'], string> = {
  otr: words.price,
  surcharge: words.colour,
  accessories: words.accessories,
  discount: itemNames.discount,
  'trade-in': itemNames['trade-in'],
  'trade-in-shortfall': itemNames['trade-in-shortfall'],
}

/** What is paid at once, line by line, and what a credit would cost beside it. */
export function CashPayment({ cash, credit }: { cash: Cash; credit: CreditResult | null }) {
  const more = credit && moreOnCredit(cash, credit.breakdown)
  return (
    <section aria-labelledby="bayar-tunai" className="lg:col-span-2">
      <h3 id="bayar-tunai" className="text-xl">
        {words.cash}
      </h3>
      <table className="mt-4 w-full max-w-form">
        <caption className="sr-only">{words.cash}</caption>
        <tbody>
          {cash.lines.map(({ code, amount }) => (
            <tr key={code} className="border-line border-t">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {names[code]}
              </th>
              <td className="whitespace-nowrap py-3 text-right tabular">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t-2 font-bold">
            <th scope="row" className="py-3 text-left">
              {words.cashTotal}
            </th>
            <td className="whitespace-nowrap py-3 text-right tabular">{money(cash.total)}</td>
          </tr>
        </tfoot>
      </table>
      {cash.surplus > 0 && <p className="mt-3 text-sm">{oldCarWords.surplus(money(cash.surplus))}</p>}
      {credit && more !== null && more > 0 && (
        <p className="mt-3 max-w-form text-ink-soft text-sm">{words.cashSaves(money(more), credit.contract)}</p>
      )}
    </section>
  )
}
