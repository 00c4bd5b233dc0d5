import { at } from '../../../addresses.ts'
import { findCar } from '../../../core/cars/catalogue.server.ts'
import { type CodeSender, issueCode } from '../../../core/codes/codes.server.ts'
import { recordConsent } from '../../../core/consent/consent.server.ts'
import { currentConsent } from '../../../core/consent/consent.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import { type Lead, type LeadOf, stateOf } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { findLeadForUpdate, insertLead, openAddress, permanentToken, recordEvent } from '../../../core/leads/leads.server.ts'
import { promisedAnswer } from '../../../core/leads/promise.ts'
import { type FormUsed, type Submission, submitOnce } from '../../../core/leads/submit.server.ts'
import { writeMessage } from '../../../core/messages/messages.server.ts'
import { done, type Result } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { SavedPayload } from './keep.ts'
import type { SaveForm } from './save-form.server.ts'
import { simulationOf } from './saved-simulation-schema.ts'
import { askedMessage } from './simulation-asked.message.ts'
import { savedMessage } from './simulation-saved.message.ts'

export type Save = Submission<SaveForm & { payload: SavedPayload }>

/** Saves a calculation as a draft and sends a code to its number. When the number must wait, the next page says so. */
export function draftSimulation(
  db: Db,
  { contact, payload, key, source, notes }: Save,
  context: LeadContext,
  sender: CodeSender,
): Promise<Result<{ token: string }, FormUsed>> {
  return submitOnce(
    db,
    { key, content: [simulationOf(payload).choice, contact] },
    context.now,
    async (tx, token): Promise<Result<string, never>> => {
      const event = { kind: 'drafted' as const, answerBy: null }
      const about = { kind: 'simulation' as const, payload, dealerId: null, consent: currentConsent.simulation }
      const lead = await insertLead(tx, { ...about, contact, source, notes, event }, context)
      const code = { ...codeScope(token, lead), ...sender, channel: 'whatsapp' as const, deliver: true }
      await issueCode(tx, code, context.now)
      return done(lead.id)
    },
  )
}

/** Saves another calculation for a number that was verified before. */
export function keepAnother(
  db: Db,
  { contact, payload, key, source, notes }: Save,
  context: LeadContext,
): Promise<Result<{ token: string }, FormUsed>> {
  return submitOnce(db, { key, content: [simulationOf(payload).choice, contact] }, context.now, async (tx, token) => {
    const event = { kind: 'received' as const, answerBy: null }
    const about = { kind: 'simulation' as const, payload, dealerId: null, consent: currentConsent.simulation }
    const lead = await insertLead(tx, { ...about, contact, source, notes, event }, context)
    await openAddress(tx, lead.id, token, context.now)
    await sendSaved(tx, lead as LeadOf<'simulation'>, token, context)
    return done(lead.id) as Result<string, never>
  })
}

/** The scope of a code for a simulation. The token of the private address identifies the flow. */
export const codeScope = (token: string, lead: Pick<Lead, 'phone'>) => ({ purpose: 'simulation', flow: token, phone: lead.phone })

/** After the number is verified: saves the simulation and sends it to that number. A second call does nothing. */
export function keepSimulation(db: Db, token: string, context: LeadContext): Promise<void> {
  return db.transaction(async (tx) => {
    const lead = await findLeadForUpdate(tx, token, context.now)
    if (lead?.kind !== 'simulation' || stateOf(lead, context.now) !== 'awaiting-code') return
    const verified = await recordEvent(tx, lead, { kind: 'verified' }, context)
    await recordEvent(tx, verified, { kind: 'received', answerBy: null }, context)
    await sendSaved(tx, lead, token, context)
  })
}

/** Sends the saved simulation to its owner. */
async function sendSaved(tx: Db, lead: LeadOf<'simulation'>, token: string, context: LeadContext): Promise<void> {
  const car = await findCar(tx, lead.payload.vehicle)
  const permanent = await permanentToken(tx, lead.id, token, context.now)
  await writeMessage(
    tx,
    savedMessage({ lead, car: car?.name ?? '', token: permanent, publicUrl: context.publicUrl }),
    context.now,
  )
}

const answerMinutes = 120

/** True when a simulation is saved and no dealer was asked about it yet. */
export const canAskDealer = (lead: LeadOf<'simulation'>, context: Pick<LeadContext, 'now'>): boolean =>
  lead.dealerId === null && stateOf(lead, context.now) === 'received'

/** Asks a dealer to call about a saved simulation. A second call does nothing; another dealer needs a change request. */
export function askDealer(db: Db, token: string, dealer: Dealer, context: LeadContext): Promise<void> {
  return db.transaction(async (tx) => {
    const lead = await findLeadForUpdate(tx, token, context.now)
    if (lead?.kind !== 'simulation' || !canAskDealer(lead, context)) return
    await recordConsent(tx, lead.reference, currentConsent.simulationDealer, context.now)
    const answerBy = promisedAnswer(dealer, answerMinutes, context.now)
    await recordEvent(tx, lead, { kind: 'dealer-asked', dealerId: dealer.id, answerBy }, context)
    const link = context.publicUrl + at.request(await permanentToken(tx, lead.id, token, context.now))
    await writeMessage(tx, askedMessage({ lead, dealer, answerBy, link }), context.now)
  })
}
