import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { recordConsent } from '../../../core/consent/consent.server.ts'
import { currentConsent } from '../../../core/consent/consent.ts'
import { readFleetOffer } from '../../../core/content/fleet-offer.server.ts'
import type { Circumstances } from '../../../core/leads/circumstances.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import { insertLead } from '../../../core/leads/leads.server.ts'
import { modelName } from '../../../core/leads/request/about-words.ts'
import { type FormUsed, type Submission, submitOnce } from '../../../core/leads/submit.server.ts'
import { writeMessage } from '../../../core/messages/messages.server.ts'
import { done, type Result } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { answerBy } from './answer-by.ts'
import { confirmations } from './fleet-request-received.message.ts'
import type { RequestForm } from './request-form.server.ts'

export type FleetRequest = Submission<RequestForm>

/** Takes a request in for our own people, promises the call the page promises, and confirms it over both channels. */
export function receiveRequest(
  db: Db,
  { contact, key, source, notes, vehicles, ...need }: FleetRequest,
  at: Circumstances,
): Promise<Result<{ token: string }, FormUsed>> {
  const payload = { ...need, vehicles: [...vehicles] }
  return submitOnce(db, { key, content: [payload, contact] }, at.now, async (tx, token): Promise<Result<string, never>> => {
    const offer = await readFleetOffer(tx)
    const by = answerBy(offer?.steps.answer.workingDays ?? null, at.now)
    const event = { kind: 'received' as const, answerBy: by }
    const lead = await insertLead(tx, { kind: 'fleet', payload, contact, dealerId: null, source, notes, event }, at)
    await recordConsent(tx, lead.reference, currentConsent.fleet, at.now)
    const cars = await readCatalogue(tx)
    const models = vehicles.map((slug) => modelName({ cars, retired: [] }, slug))
    const facts = { lead: lead as LeadOf<'fleet'>, models, answerBy: by, token, publicUrl: at.publicUrl }
    for (const confirmation of confirmations(facts)) await writeMessage(tx, confirmation, at.now)
    return done(lead.id)
  })
}
