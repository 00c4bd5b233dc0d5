import type { Item } from '../../../../core/simulation/breakdown.ts'
import { premiumOver } from '../../../../core/simulation/insurance/extension-premiums.ts'
import { money } from '../../calculation/money.ts'
import { oldCarWords } from '../../calculation/old-car/old-car-words.ts'
import { words as calculation, itemNames, percentText } from '../../calculation/words.ts'
import { includedIn } from '../../result/included.ts'
import { instalmentsAfter, isFirstPaidAtOnce } from '../../result/instalments.ts'
import { explained } from './explained.ts'
import type { Credit } from './facts.ts'
import type { Line } from './Lines.tsx'
import { words } from './words.ts'

/** The parts of the first payment. */
export const firstPaymentLines = (credit: Credit): Line[] => itemLines(credit, 'cash')

/** From the price to the loan. */
export function financedLines(credit: Credit): Line[] {
  const { colourSurcharge = 0, otr } = credit.case
  const { downPayment, explanations } = credit.breakdown
  const colour = { name: words.surcharge, value: money(colourSurcharge) }
  return [
    { name: calculation.price, value: money(otr) },
    ...(colourSurcharge > 0 ? [colour] : []),
    { name: calculation.downPayment, value: money(-downPayment), notes: [explained(explanations.principal)] },
    ...itemLines(credit, 'financed'),
  ]
}

function itemLines(credit: Credit, paid: Item['paid']): Line[] {
  return credit.breakdown.items
    .filter((item) => item.paid === paid)
    .map((item) => ({
      name: itemNames[item.code],
      value: money(item.amount),
      notes: [explained(item.explanation, item.code), ...(ownNotes[item.code]?.(credit, paid) ?? [])],
    }))
}

const ownNotes: Partial<Record<Item['code'], (credit: Credit, paid: Item['paid']) => string[]>> = {
  insurance: extensionNote,
  'trade-in': tradeInNotes,
}

/** The share of extensions in a premium. Each extension is listed with the insurance. */
function extensionNote({ extensions }: Credit, paid: Item['paid']): string[] {
  const sum = includedIn({ code: 'insurance', paid }, extensions).reduce((total, each) => total + premiumOver(each.years), 0)
  return sum > 0 ? [words.includingExtensions(money(sum))] : []
}

/** The payments until the end. The lines add up to the total. */
export function untilPaidLines({ breakdown }: Credit): Line[] {
  const { tdp, instalment, totalPaid, balloon, explanations } = breakdown
  const last = { name: words.balloon, value: money(balloon), notes: [words.balloonNote] }
  return [
    { name: calculation.firstPayment, value: money(tdp) },
    {
      name: words.laterInstalments(instalmentsAfter(breakdown), money(instalment)),
      value: money(totalPaid - tdp - balloon),
      // When the first instalment is a part of the first payment, the formula is there.
      notes: isFirstPaidAtOnce(breakdown) ? [] : [explained(explanations.instalment)],
    },
    ...(balloon > 0 ? [last] : []),
  ]
}

/** How the total is calculated, and what an old car pays in addition. */
export function totalPaidNotes({ breakdown: { tradeIn, explanations } }: Credit): string[] {
  const used = tradeIn.towardsDownPayment + tradeIn.towardsCharges
  return [explained(explanations.totalPaid), ...(used > 0 ? [calculation.withoutOldCar(money(used))] : [])]
}

/** The part of the total that is the cost of the credit. */
export function creditPriceLines({ breakdown, package: { contract } }: Credit): Line[] {
  const { interestTotal, roundingTotal, flatPercent, effectivePercent, explanations } = breakdown
  const rates = words.rateNames[contract]
  const rounding = { name: words.rounding, value: money(roundingTotal), notes: [words.roundingNote] }
  return [
    { name: calculation.interest(contract), value: money(interestTotal), notes: [explained(explanations.interestTotal)] },
    ...(roundingTotal === 0 ? [] : [rounding]),
    { name: rates.flat, value: percentText(flatPercent), notes: [explained(explanations.flatPercent)] },
    { name: rates.effective, value: percentText(effectivePercent), notes: [explained(explanations.effectivePercent)] },
  ]
}

/** What the old car's value is used for. */
function tradeInNotes({ breakdown: { tradeIn } }: Credit): string[] {
  const { towardsDownPayment, towardsCharges, surplus } = tradeIn
  const use = words.tradeInUse(money(towardsDownPayment), towardsCharges > 0 ? money(towardsCharges) : null)
  return [surplus > 0 ? `${use} ${oldCarWords.surplus(money(surplus))}` : use]
}
