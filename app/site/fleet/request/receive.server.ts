import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { currentConsent } from '../../../core/consent/consent.ts'
import { readFleetOffer } from '../../../core/content/fleet-offer.server.ts'
import { readHolidays } from '../../../core/dealers/holidays/holiday-store.server.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import type { NewLead } from '../../../core/leads/leads.server.ts'
import { modelName } from '../../../core/leads/request/about-words.ts'
import { type FormUsed, type Submission, submitLead } from '../../../core/leads/submit.server.ts'
import type { Result } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { answerBy } from './answer-by.ts'
import { confirmations } from './fleet-request-received.message.ts'
import type { RequestForm } from './request-form.server.ts'

export type FleetRequest = Submission<RequestForm>

/** Stores a request for our employees with the time of the promised call, and confirms it by e-mail and WhatsApp. */
export async function receiveRequest(
  db: Db,
  { contact, key, source, notes, vehicles, ...need }: FleetRequest,
  context: LeadContext,
): Promise<Result<{ token: string }, FormUsed>> {
  const payload = { ...need, vehicles: [...vehicles] }
  const [offer, cars] = [await readFleetOffer(db, context.now), await readCatalogue(db)]
  const models = vehicles.map((slug) => modelName({ cars, retired: [] }, slug))
  const by = answerBy(offer?.steps.answer.workingDays ?? null, await readHolidays(db), context.now)
  const lead = (token: string): NewLead => ({
    kind: 'fleet',
    payload,
    contact,
    dealerId: null,
    source,
    consent: currentConsent.fleet,
    notes,
    event: { kind: 'received', answerBy: by },
    messages: (stored) =>
      confirmations({ lead: stored as LeadOf<'fleet'>, models, answerBy: by, token, publicUrl: context.publicUrl }),
  })
  return submitLead(db, { key, content: [payload, contact] }, lead, context)
}
