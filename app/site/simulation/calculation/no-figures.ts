import type { DownPayment } from './down-payment-field.ts'
import { insteadOf, type Offer } from './offer.ts'
import { reasonsAgainst, words } from './words.ts'

type Asked = { downPayment: Pick<DownPayment, 'refusal'>; offers: readonly Offer[]; offer: Offer | null }

type NoFigures = { text: string; reasons: readonly string[]; instead: Offer | null }

/** Why there is no instalment to show, and a package that has one. */
export function noFigures({ downPayment, offers, offer }: Asked): NoFigures {
  const only = (text: string): NoFigures => ({ text, reasons: [], instead: null })
  if (downPayment.refusal) return only(words.noFigures)
  const instead = insteadOf(offers, offer)
  if (!offer || !instead) return only(words.noPackage)
  return { text: words.packageDoesNotFit(offer.name), reasons: reasonsAgainst(offer.unavailable), instead }
}
