import { type Cash, type CashLine, moreOnCredit } from '../calculation/cash.ts'
import { money } from '../calculation/money.ts'
import { oldCarWords } from '../calculation/old-car/old-car-words.ts'
import { itemNames, words } from '../calculation/words.ts'
import { abovePrincipal } from './above-principal.ts'
import { cashExplanation, type OldCarSums } from './cash-explanation.ts'
import type { CreditResult } from './result.ts'
import { SumLine, SumTable } from './SumTable.tsx'

const names: Record<CashLine['code'], string> = {
  otr: words.price,
  surcharge: words.colour,
  accessories: words.accessories,
  discount: itemNames.discount,
  'trade-in': itemNames['trade-in'],
  'trade-in-shortfall': itemNames['trade-in-shortfall'],
}

type Props = { cash: Cash; credit: CreditResult | null; oldCar: OldCarSums | null }

/** The payment in cash, line by line, and the extra cost of a credit. */
export function CashPayment({ cash, credit, oldCar }: Props) {
  const more = credit && moreOnCredit(cash, credit.breakdown)
  return (
    <section aria-labelledby="bayar-tunai" className="lg:col-span-2">
      <h3 id="bayar-tunai" className="text-xl">
        {words.cash}
      </h3>
      <div className="max-w-form">
        <SumTable name={words.cash} total={cash.total} totalName={words.cashTotal}>
          {cash.lines.map((line) => {
            const why = oldCar && cashExplanation(line, oldCar)
            return (
              <SumLine key={line.code} name={names[line.code]} amount={line.amount}>
                {why && <span className="block text-ink-soft text-xs">{why}</span>}
              </SumLine>
            )
          })}
        </SumTable>
      </div>
      {cash.surplus > 0 && <p className="mt-3 text-sm">{oldCarWords.surplus(money(cash.surplus))}</p>}
      {credit && more !== null && more > 0 && (
        <p className="mt-3 max-w-form text-ink-soft text-sm">
          {words.cashSaves(money(more), abovePrincipal(credit.breakdown, credit.contract))}
        </p>
      )}
    </section>
  )
}
