import { findCar } from '../../../core/cars/catalogue.server.ts'
import { currentConsent } from '../../../core/consent/consent.ts'
import type { Circumstances } from '../../../core/leads/circumstances.ts'
import type { Lead } from '../../../core/leads/lead.ts'
import { insertLead } from '../../../core/leads/leads.server.ts'
import { type FormUsed, type Submission, submitOnce } from '../../../core/leads/submit.server.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { brochureMessage } from './brochure-sent.message.ts'
import type { RequestForm } from './request-form.server.ts'

export type BrochureRequest = Submission<RequestForm>
type NoSuchBrochure = { kind: 'field'; field: 'vehicle'; refusal: 'vehicle-unknown' }

/** Takes the request in and sends the brochure. Nobody has to answer it, so nothing is promised. */
export async function sendBrochure(
  db: Db,
  { vehicle, contact, key, source, notes }: BrochureRequest,
  at: Circumstances,
): Promise<Result<{ token: string }, NoSuchBrochure | FormUsed>> {
  const car = await findCar(db, vehicle)
  if (!car) return refused({ kind: 'field', field: 'vehicle', refusal: 'vehicle-unknown' })
  const payload = { vehicle: car.slug }
  return submitOnce(db, { key, content: [payload, contact] }, at.now, async (tx, token): Promise<Result<string, never>> => {
    const event = { kind: 'received' as const, answerBy: null }
    const messages = (lead: Lead) => [brochureMessage({ lead, car, token, publicUrl: at.publicUrl })]
    const about = { kind: 'brochure' as const, payload, dealerId: null, consent: currentConsent.brochure }
    const lead = await insertLead(tx, { ...about, contact, source, notes, event, messages }, at)
    return done(lead.id)
  })
}
