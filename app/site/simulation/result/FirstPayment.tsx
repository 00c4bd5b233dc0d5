import { includedText, insuranceWords } from '../calculation/insurance-words.ts'
import { money } from '../calculation/money.ts'
import { oldCarWords } from '../calculation/old-car/old-car-words.ts'
import { itemNames, words } from '../calculation/words.ts'
import type { Breakdown, Item } from '../engine/breakdown.ts'
import type { Insurance } from '../engine/case/case-schema.ts'
import { type ExtensionPremium, extensionsOf, premiumOver } from '../engine/insurance/extension-premiums.ts'
import { StackedBar } from '../StackedBar.tsx'
import { plainText } from './plain-words.ts'

/** What is paid before delivery, part by part: as a picture, and as the table that says the same. */
export function FirstPayment({ breakdown, insurance }: { breakdown: Breakdown; insurance?: Insurance | undefined }) {
  const cash = breakdown.items.filter(({ paid }) => paid === 'cash')
  const financed = breakdown.items.filter(({ paid }) => paid === 'financed')
  return (
    <section aria-labelledby="bayar-pertama">
      <h3 id="bayar-pertama" className="text-xl">
        {words.firstPayment}
      </h3>
      <p className="mt-1 text-ink-soft">{words.firstPaymentLead}</p>
      <div className="mt-4">
        <StackedBar parts={cash.map(({ code, amount }, place) => ({ key: code, amount, shade: shadeOf(place) }))} />
      </div>
      <table className="mt-4 w-full">
        <caption className="sr-only">{words.firstPayment}</caption>
        <tbody>
          {cash.map((item, place) => (
            <Row key={`${item.code} ${item.paid}`} item={item} place={place} included={includedIn(item, breakdown, insurance)} />
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
          {words.financedLead} {financed.map((item) => financedText(item, includedIn(item, breakdown, insurance))).join(', ')}.
        </p>
      )}
    </section>
  )
}

/** Of what is simply so it matters who says it. */
function whyOf({ code, explanation }: Item): string {
  return explanation.formula === 'given' && code in ownFigures ? words.ownFigure : plainText(explanation)
}

const ownFigures = { 'down-payment': true, accessories: true, discount: true }

/** Extensions are a part of the insurance's premium, in the years that are paid the same way. */
function includedIn({ code, paid }: Item, { insuranceYears }: Breakdown, insurance: Insurance | undefined): ExtensionPremium[] {
  if (code !== 'insurance' || !insurance) return []
  return extensionsOf(
    insurance,
    insuranceYears.filter((year) => year.paid === paid),
  )
}

function financedText({ code, amount }: Item, included: readonly ExtensionPremium[]): string {
  const text = `${itemNames[code].toLowerCase()} ${money(amount)}`
  const extensions = included.reduce((sum, { years }) => sum + premiumOver(years), 0)
  return extensions > 0 ? `${text} (${insuranceWords.including(extensions)})` : text
}

function Row({ item, place, included }: { item: Item; place: number; included: readonly ExtensionPremium[] }) {
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        <span className="flex items-baseline gap-2">
          <svg aria-hidden="true" viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${shadeOf(place)}`}>
            <rect width="10" height="10" fill="currentColor" />
          </svg>
          {itemNames[item.code]}
        </span>
        <span className="block pl-4.5 text-ink-soft text-xs">{whyOf(item)}</span>
        {included.map((extension) => (
          <span key={extension.code} className="mt-1 block pl-4.5 text-ink-soft text-xs">
            {includedText(extension)}
          </span>
        ))}
      </th>
      <td className="whitespace-nowrap py-3 text-right tabular">{money(item.amount)}</td>
    </tr>
  )
}

const shades = ['text-accent-fill', 'text-ink', 'text-ink-soft', 'text-line-strong', 'text-good', 'text-warn', 'text-line']
const shadeOf = (place: number): string => shades[place % shades.length] ?? ''
