import type { ReactNode } from 'react'
import { includedText } from '../calculation/insurance-words.ts'
import { money } from '../calculation/money.ts'
import { itemNames, words } from '../calculation/words.ts'
import { includedIn } from './included.ts'
import { plainText } from './plain-words.ts'
import type { CreditResult } from './result.ts'
import { resultWords } from './result-words.ts'

/** From the price to what is paid off month by month, line by line. */
export function Financed({ result: { breakdown, case: theCase, contract } }: { result: CreditResult }) {
  const { otr, colourSurcharge = 0, insurance } = theCase
  const financed = breakdown.items.filter(({ paid }) => paid === 'financed')
  return (
    <section aria-labelledby="yang-dicicil">
      <h3 id="yang-dicicil" className="text-xl">
        {words.financed}
      </h3>
      <p className="mt-1 text-ink-soft">{words.financedLead}</p>
      <table className="mt-4 w-full">
        <caption className="sr-only">{words.financed}</caption>
        <tbody>
          <Line name={words.price} amount={otr} />
          {colourSurcharge > 0 && <Line name={resultWords.surcharge} amount={colourSurcharge} />}
          <Line name={words.downPayment} amount={-breakdown.downPayment} />
          {financed.map((item) => (
            <Line key={item.code} name={itemNames[item.code]} amount={item.amount}>
              <span className="block text-ink-soft text-xs">{plainText(item.explanation, contract)}</span>
              {includedIn(item, breakdown, insurance).map((extension) => (
                <span key={extension.code} className="mt-1 block text-ink-soft text-xs">
                  {includedText(extension)}
                </span>
              ))}
            </Line>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t-2 font-bold">
            <th scope="row" className="py-3 text-left">
              {words.financed}
            </th>
            <td className="whitespace-nowrap py-3 text-right tabular">{money(breakdown.financed)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Line({ name, amount, children }: { name: string; amount: number; children?: ReactNode }) {
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        {name}
        {children}
      </th>
      <td className="whitespace-nowrap py-3 text-right tabular">{money(amount)}</td>
    </tr>
  )
}
