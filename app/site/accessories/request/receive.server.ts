import { currentConsent } from '../../../core/consent/consent.ts'
import { findDealer } from '../../../core/dealers/dealers.server.ts'
import { serves } from '../../../core/leads/eligible-dealers.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import type { NewLead } from '../../../core/leads/leads.server.ts'
import { promisedAnswer } from '../../../core/leads/promise.ts'
import { type FormUsed, type Submission, submitLead } from '../../../core/leads/submit.server.ts'
import { type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { confirmations } from './accessories-request-received.message.ts'
import { answerHours } from './request.ts'
import type { RequestForm } from './request-form.server.ts'

export type AccessoryRequest = Submission<RequestForm>
type NoSuchDealer = { kind: 'field'; field: 'dealer'; refusal: 'dealer-unknown' }

/** Stores a request for a dealer with the names and prices that the visitor saw, and confirms it. */
export async function receiveRequest(
  db: Db,
  { car, accessories, message, dealer: wanted, contact, key, source, notes }: AccessoryRequest,
  context: LeadContext,
): Promise<Result<{ token: string }, NoSuchDealer | FormUsed>> {
  const dealer = await findDealer(db, wanted)
  if (!dealer || !serves(dealer, 'perbaikan-umum')) return refused({ kind: 'field', field: 'dealer', refusal: 'dealer-unknown' })
  const [first, ...more] = accessories
  const seen = ({ slug, name, price }: typeof first) => ({ slug, name, price })
  const payload: LeadOf<'accessories'>['payload'] = {
    vehicle: car.slug,
    accessories: [seen(first), ...more.map(seen)],
    message,
  }
  const answerBy = promisedAnswer(dealer, answerHours * 60, context.now)
  const lead = (token: string): NewLead => ({
    kind: 'accessories',
    payload,
    contact,
    dealerId: dealer.id,
    source,
    consent: currentConsent.accessories,
    notes,
    event: { kind: 'received', answerBy },
    messages: (stored) =>
      confirmations({
        lead: stored as LeadOf<'accessories'>,
        car: car.name,
        dealer,
        answerBy,
        token,
        publicUrl: context.publicUrl,
      }),
  })
  return submitLead(db, { key, content: [payload, dealer.id, contact] }, lead, context)
}
