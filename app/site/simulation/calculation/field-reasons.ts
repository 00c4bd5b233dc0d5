import { downPaymentAmount } from '../../../core/simulation/down-payment.ts'
import type { Unavailable } from '../../../core/simulation/packages/packages.ts'
import type { Offer } from './offer.ts'
import { fieldReasonWords as words } from './words.ts'

type Field = 'dp' | 'tenor' | 'angsuran_pertama' | 'asuransi' | 'potongan'
export type FieldReasons = Partial<Record<Field, string | undefined>>

type Asked = { offers: readonly Offer[]; offer: Offer | null; price: number }

/** Why the package is not available, by the field that the visitor can change. */
export function fieldReasons({ offers, offer, price }: Asked): FieldReasons {
  if (!offer || offer.breakdown) return {}
  const { name, unavailable } = offer
  const anyFits = offers.some(({ breakdown }) => breakdown !== null)
  // When no package fits, show the smallest minimum of all.
  const minimum = leastDownPayment(anyFits ? [offer] : offers)
  return {
    dp: minimum === null ? undefined : words.downPayment(anyFits ? name : null, minimum, downPaymentAmount(minimum, price)),
    tenor: tenorReason(offer),
    angsuran_pertama: has(unavailable, 'first-instalment-not-offered') ? words.firstInstalment(name) : undefined,
    asuransi: has(unavailable, 'cover-not-offered') ? words.cover(name) : undefined,
    potongan: discountReason(offer),
  }
}

function leastDownPayment(offers: readonly Offer[]): number | null {
  const percents = offers.flatMap(({ unavailable }) =>
    unavailable.flatMap((reason) => (reason.code === 'down-payment-below-minimum' ? [reason.percent] : [])),
  )
  return percents.length === 0 ? null : Math.min(...percents)
}

function tenorReason({ name, unavailable }: Offer): string | undefined {
  const reason = unavailable.find(({ code }) => code === 'tenor-without-rate')
  return reason?.code === 'tenor-without-rate' && reason.tenors.length > 0 ? words.tenor(name, reason.tenors) : undefined
}

function discountReason({ unavailable }: Offer): string | undefined {
  const refusals = unavailable.flatMap((reason) => (reason.code === 'case-refused' ? reason.refusals : []))
  const refusal = refusals.find(({ code }) => code === 'above-first-payment')
  return refusal && words.discount(refusal.limit ?? 0)
}

const has = (unavailable: readonly Unavailable[], code: Unavailable['code']) => unavailable.some((reason) => reason.code === code)
