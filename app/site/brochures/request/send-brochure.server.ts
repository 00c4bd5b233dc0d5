import { findCar } from '../../../core/cars/catalogue.server.ts'
import { currentConsent } from '../../../core/consent/consent.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import type { NewLead } from '../../../core/leads/leads.server.ts'
import { type FormUsed, type Submission, submitLead } from '../../../core/leads/submit.server.ts'
import { type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { brochureMessage } from './brochure-sent.message.ts'
import type { RequestForm } from './request-form.server.ts'

export type BrochureRequest = Submission<RequestForm>
type NoSuchBrochure = { kind: 'field'; field: 'vehicle'; refusal: 'vehicle-unknown' }

/** Stores the request and sends the brochure. No employee has to answer it, so it has no time to answer by. */
export async function sendBrochure(
  db: Db,
  { vehicle, contact, key, source, notes }: BrochureRequest,
  context: LeadContext,
): Promise<Result<{ token: string }, NoSuchBrochure | FormUsed>> {
  const car = await findCar(db, vehicle)
  if (!car) return refused({ kind: 'field', field: 'vehicle', refusal: 'vehicle-unknown' })
  const payload = { vehicle: car.slug }
  const lead = (token: string): NewLead => ({
    kind: 'brochure',
    payload,
    contact,
    dealerId: null,
    source,
    consent: currentConsent.brochure,
    notes,
    event: { kind: 'received', answerBy: null },
    messages: (stored) => [brochureMessage({ lead: stored, car, token, publicUrl: context.publicUrl })],
  })
  return submitLead(db, { key, content: [payload, contact] }, lead, context)
}
