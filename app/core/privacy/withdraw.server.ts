import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import { releaseAppointment } from '../appointments/move.server.ts'
import { withdrawConsent } from '../consent/consent.server.ts'
import { forgetContactsOf } from '../leads/form/personal-data.server.ts'
import { can, type Lead } from '../leads/lead.ts'
import type { LeadContext } from '../leads/lead-context.ts'
import { leadByReferenceForUpdate, recordEvent } from '../leads/leads.server.ts'
import { forgetPictures } from '../leads/pictures.server.ts'
import { giveUpAbout } from '../messages/dead-letters.server.ts'
import { registerRequest } from './requests.server.ts'
import { numberHash } from './subject.server.ts'

/** Withdraws the consent of a lead: the request ends, and no more messages are sent. The lead must be locked. */
export async function withdrawLead(tx: Db, lead: Lead, context: LeadContext): Promise<Lead> {
  await releaseAppointment(tx, lead)
  await withdrawConsent(tx, lead.reference, context.now)
  await giveUpAbout(tx, lead.id, context.now)
  await forgetPictures(tx, lead.id)
  return recordEvent(tx, lead, { kind: 'consent-withdrawn', answerBy: null }, context)
}

/** The same for one request of a number that a code has proved. */
export function withdrawOfPerson(
  db: Db,
  environment: Pick<Environment, 'officeSecret'>,
  { phone, reference }: { phone: string; reference: string },
  context: LeadContext,
): Promise<Result<Lead, 'not-possible'>> {
  return db.transaction(async (tx) => {
    const lead = await leadByReferenceForUpdate(tx, reference)
    if (!lead || lead.phone !== phone || !can('withdraw-consent', lead, context.now)) return refused('not-possible')
    const withdrawn = await withdrawLead(tx, lead, context)
    const hashOf = await numberHash(tx, environment)
    await registerRequest(tx, {
      ...{ kind: 'withdrawal', bySelf: true, subjectHash: hashOf(phone) },
      ...{ receivedAt: context.now, handledAt: context.now },
    })
    return done(withdrawn)
  })
}

/** Withdraws the consent to be remembered by devices: they forget the contact with this number. Returns how many did. */
export function withdrawContacts(
  db: Db,
  environment: Pick<Environment, 'officeSecret'>,
  phone: string,
  now: Instant,
): Promise<number> {
  return db.transaction(async (tx) => {
    const forgotten = await forgetContactsOf(tx, phone)
    if (forgotten > 0) {
      const hashOf = await numberHash(tx, environment)
      await registerRequest(tx, {
        ...{ kind: 'withdrawal', bySelf: true, subjectHash: hashOf(phone) },
        ...{ receivedAt: now, handledAt: now },
      })
    }
    return forgotten
  })
}
