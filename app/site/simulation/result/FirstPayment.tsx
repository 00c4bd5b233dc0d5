import type { Item } from '../../../core/simulation/breakdown.ts'
import type { ExtensionPremium } from '../../../core/simulation/insurance/extension-premiums.ts'
import { includedText } from '../calculation/insurance-words.ts'
import { money } from '../calculation/money.ts'
import { oldCarWords } from '../calculation/old-car/old-car-words.ts'
import { itemNames, words } from '../calculation/words.ts'
import { StackedBar } from '../StackedBar.tsx'
import { givenText } from './explanation.ts'
import { includedIn } from './included.ts'
import { plainText } from './plain-words.ts'
import type { CreditResult } from './result.ts'
import { resultWords } from './result-words.ts'
import { SumLine, SumTable } from './SumTable.tsx'

/** The parts of the first payment: as a picture, and as a table with the same amounts. */
export function FirstPayment({ result: { breakdown, contract, extensions } }: { result: CreditResult }) {
  const cash = breakdown.items.filter(({ paid }) => paid === 'cash')
  return (
    <section aria-labelledby="bayar-pertama">
      <h3 id="bayar-pertama" className="text-xl">
        {words.firstPayment}
      </h3>
      <p className="mt-1 text-ink-soft">{words.firstPaymentLead}</p>
      <div className="mt-4">
        <StackedBar parts={cash.map(({ code, amount }, place) => ({ key: code, amount, shade: shadeOf(place) }))} />
      </div>
      <SumTable name={words.firstPayment} total={breakdown.tdp}>
        {cash.map((item, place) => (
          <Row
            key={item.code}
            item={item}
            why={explanationOf(item, contract)}
            place={place}
            included={includedIn(item, extensions)}
          />
        ))}
      </SumTable>
      {breakdown.tradeIn.surplus > 0 && <p className="mt-3 text-sm">{oldCarWords.surplus(money(breakdown.tradeIn.surplus))}</p>}
    </section>
  )
}

/** The explanation of a part. An amount without a formula says whose figure it is. */
function explanationOf({ code, explanation }: Item, contract: CreditResult['contract']): string {
  if (code === 'first-instalment') return resultWords.firstOfThem
  return explanation.formula === 'given' ? givenText(code) : plainText(explanation, contract)
}

type RowProps = { item: Item; why: string; place: number; included: readonly ExtensionPremium[] }

function Row({ item, why, place, included }: RowProps) {
  return (
    <SumLine name={<Named code={item.code} place={place} />} amount={item.amount}>
      <span className="block pl-4.5 text-ink-soft text-xs">{why}</span>
      {included.map((extension) => (
        <span key={extension.code} className="mt-1 block pl-4.5 text-ink-soft text-xs">
          {includedText(extension)}
        </span>
      ))}
    </SumLine>
  )
}

/** A name with the colour it has in the picture. */
function Named({ code, place }: Pick<Item, 'code'> & { place: number }) {
  return (
    <span className="flex items-baseline gap-2">
      <svg aria-hidden="true" viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${shadeOf(place)}`}>
        <rect width="10" height="10" fill="currentColor" />
      </svg>
      {itemNames[code]}
    </span>
  )
}

const shades = ['text-accent-fill', 'text-ink', 'text-ink-soft', 'text-line-strong', 'text-good', 'text-warn', 'text-line']
const shadeOf = (place: number): string => shades[place % shades.length] ?? ''
