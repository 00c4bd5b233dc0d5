import type { Car } from '../../../core/cars/car.ts'
import { currentConsent } from '../../../core/consent/consent.ts'
import type { CampaignSlug } from '../../../core/content/campaigns.ts'
import type { Circumstances } from '../../../core/leads/circumstances.ts'
import type { Lead, LeadOf } from '../../../core/leads/lead.ts'
import { insertLead } from '../../../core/leads/leads.server.ts'
import { promisedAnswer } from '../../../core/leads/promise.ts'
import { type FormUsed, type Submission, submitOnce } from '../../../core/leads/submit.server.ts'
import { done, type Result } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { receivedMessage } from './campaign-received.message.ts'
import { answerHours } from './request.ts'
import type { RequestForm } from './request-form.server.ts'

/** What a form says, and the campaign it stood in. */
export type CampaignRequest = Submission<RequestForm & { campaign: CampaignSlug; car: Car }>

/** Takes a request in for our own people, who answer from the head office, and confirms it. */
export function receiveRequest(
  db: Db,
  { campaign, car, vehicle, variant, contact, key, source, notes }: CampaignRequest,
  at: Circumstances,
): Promise<Result<{ token: string }, FormUsed>> {
  const payload = { campaign, vehicle, variant }
  return submitOnce(db, { key, content: [payload, contact] }, at.now, async (tx, token): Promise<Result<string, never>> => {
    const answerBy = promisedAnswer(null, answerHours * 60, at.now)
    const event = { kind: 'received' as const, answerBy }
    const facts = { car: car.name, answerBy, token, publicUrl: at.publicUrl }
    const messages = (lead: Lead) => [receivedMessage({ ...facts, lead: lead as LeadOf<'campaign'> })]
    const about = { kind: 'campaign' as const, payload, dealerId: null, consent: currentConsent.campaign }
    const lead = await insertLead(tx, { ...about, contact, source, notes, event, messages }, at)
    return done(lead.id)
  })
}
