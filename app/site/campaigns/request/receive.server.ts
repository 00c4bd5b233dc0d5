import type { Car } from '../../../core/cars/car.ts'
import { currentConsent } from '../../../core/consent/consent.ts'
import type { CampaignSlug } from '../../../core/content/campaigns.ts'
import { readHolidays } from '../../../core/dealers/holidays/holiday-store.server.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import type { NewLead } from '../../../core/leads/leads.server.ts'
import { makerAnswer } from '../../../core/leads/promise.ts'
import { type FormUsed, type Submission, submitLead } from '../../../core/leads/submit.server.ts'
import type { Result } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { receivedMessage } from './campaign-received.message.ts'
import { answerHours } from './request.ts'
import type { RequestForm } from './request-form.server.ts'

/** The content of a form, and its campaign. */
export type CampaignRequest = Submission<RequestForm & { campaign: CampaignSlug; car: Car }>

/** Stores a request for the employees at the head office, and confirms it to the visitor. */
export async function receiveRequest(
  db: Db,
  { campaign, car, vehicle, variant, contact, key, source, notes }: CampaignRequest,
  context: LeadContext,
): Promise<Result<{ token: string }, FormUsed>> {
  const payload = { campaign, vehicle, variant }
  const answerBy = makerAnswer(await readHolidays(db), answerHours * 60, context.now)
  const lead = (token: string): NewLead => ({
    kind: 'campaign',
    payload,
    contact,
    dealerId: null,
    source,
    consent: currentConsent.campaign,
    notes,
    event: { kind: 'received', answerBy },
    messages: (stored) => [
      receivedMessage({ lead: stored as LeadOf<'campaign'>, car: car.name, answerBy, token, publicUrl: context.publicUrl }),
    ],
  })
  return submitLead(db, { key, content: [payload, contact] }, lead, context)
}
