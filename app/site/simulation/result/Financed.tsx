import { includedText } from '../calculation/insurance-words.ts'
import { itemNames, words } from '../calculation/words.ts'
import { includedIn } from './included.ts'
import { plainText } from './plain-words.ts'
import type { CreditResult } from './result.ts'
import { resultWords } from './result-words.ts'
import { SumLine, SumTable } from './SumTable.tsx'

/** From the price to the loan, line by line. */
export function Financed({ result: { breakdown, case: theCase, contract, extensions } }: { result: CreditResult }) {
  const { otr, colourSurcharge = 0 } = theCase
  const financed = breakdown.items.filter(({ paid }) => paid === 'financed')
  return (
    <section aria-labelledby="yang-dicicil">
      <h3 id="yang-dicicil" className="text-xl">
        {words.financed}
      </h3>
      <p className="mt-1 text-ink-soft">{words.financedLead}</p>
      <SumTable name={words.financed} total={breakdown.financed}>
        <SumLine name={words.price} amount={otr} />
        {colourSurcharge > 0 && <SumLine name={resultWords.surcharge} amount={colourSurcharge} />}
        <SumLine name={words.downPayment} amount={-breakdown.downPayment} />
        {financed.map((item) => (
          <SumLine key={item.code} name={itemNames[item.code]} amount={item.amount}>
            <span className="block text-ink-soft text-xs">{plainText(item.explanation, contract)}</span>
            {includedIn(item, extensions).map((extension) => (
              <span key={extension.code} className="mt-1 block text-ink-soft text-xs">
                {includedText(extension)}
              </span>
            ))}
          </SumLine>
        ))}
      </SumTable>
    </section>
  )
}
