import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { currentConsent } from '../../../core/consent/consent.ts'
import { readFleetOffer } from '../../../core/content/fleet-offer.server.ts'
import type { Circumstances } from '../../../core/leads/circumstances.ts'
import type { Lead, LeadOf } from '../../../core/leads/lead.ts'
import { insertLead } from '../../../core/leads/leads.server.ts'
import { modelName } from '../../../core/leads/request/about-words.ts'
import { type FormUsed, type Submission, submitOnce } from '../../../core/leads/submit.server.ts'
import { done, type Result } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { answerBy } from './answer-by.ts'
import { confirmations } from './fleet-request-received.message.ts'
import type { RequestForm } from './request-form.server.ts'

export type FleetRequest = Submission<RequestForm>

/** Takes a request in for our own people, promises the call the page promises, and confirms it over both channels. */
export async function receiveRequest(
  db: Db,
  { contact, key, source, notes, vehicles, ...need }: FleetRequest,
  at: Circumstances,
): Promise<Result<{ token: string }, FormUsed>> {
  const payload = { ...need, vehicles: [...vehicles] }
  const [offer, cars] = [await readFleetOffer(db), await readCatalogue(db)]
  const models = vehicles.map((slug) => modelName({ cars, retired: [] }, slug))
  return submitOnce(db, { key, content: [payload, contact] }, at.now, async (tx, token): Promise<Result<string, never>> => {
    const by = answerBy(offer?.steps.answer.workingDays ?? null, at.now)
    const event = { kind: 'received' as const, answerBy: by }
    const facts = { models, answerBy: by, token, publicUrl: at.publicUrl }
    const messages = (lead: Lead) => confirmations({ ...facts, lead: lead as LeadOf<'fleet'> })
    const about = { kind: 'fleet' as const, payload, dealerId: null, consent: currentConsent.fleet }
    const lead = await insertLead(tx, { ...about, contact, source, notes, event, messages }, at)
    return done(lead.id)
  })
}
