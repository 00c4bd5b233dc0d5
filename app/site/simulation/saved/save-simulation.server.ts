import { at as addresses } from '../../../addresses.ts'
import { findCar } from '../../../core/cars/catalogue.server.ts'
import { type CodeSender, issueCode } from '../../../core/codes/codes.server.ts'
import { recordConsent } from '../../../core/consent/consent.server.ts'
import { currentConsent } from '../../../core/consent/consent.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import type { Circumstances } from '../../../core/leads/circumstances.ts'
import { type Lead, type LeadOf, stateOf } from '../../../core/leads/lead.ts'
import { findLeadForUpdate, insertLead, lastingToken, openAddress, recordEvent } from '../../../core/leads/leads.server.ts'
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

/** Keeps a calculation as a draft and sends a code to its number; a number that has to wait for one is told on the next page. */
export function draftSimulation(
  db: Db,
  { contact, payload, key, source, notes }: Save,
  at: Circumstances,
  sender: CodeSender,
): Promise<Result<{ token: string }, FormUsed>> {
  return submitOnce(
    db,
    { key, content: [simulationOf(payload).choice, contact] },
    at.now,
    async (tx, token): Promise<Result<string, never>> => {
      const event = { kind: 'drafted' as const, answerBy: null }
      const about = { kind: 'simulation' as const, payload, dealerId: null, consent: currentConsent.simulation }
      const lead = await insertLead(tx, { ...about, contact, source, notes, event }, at)
      const code = { ...codeScope(token, lead), ...sender, channel: 'whatsapp' as const, deliver: true }
      await issueCode(tx, code, at.now)
      return done(lead.id)
    },
  )
}

/** Keeps another calculation for a number that was shown to be theirs already. */
export function keepAnother(
  db: Db,
  { contact, payload, key, source, notes }: Save,
  at: Circumstances,
): Promise<Result<{ token: string }, FormUsed>> {
  return submitOnce(db, { key, content: [simulationOf(payload).choice, contact] }, at.now, async (tx, token) => {
    const event = { kind: 'received' as const, answerBy: null }
    const about = { kind: 'simulation' as const, payload, dealerId: null, consent: currentConsent.simulation }
    const lead = await insertLead(tx, { ...about, contact, source, notes, event }, at)
    await openAddress(tx, lead.id, token, at.now)
    await tellKept(tx, lead as LeadOf<'simulation'>, token, at)
    return done(lead.id) as Result<string, never>
  })
}

/** What a code for a simulation is good for; its private address is the journey's secret. */
export const codeScope = (token: string, lead: Pick<Lead, 'phone'>) => ({ purpose: 'simulation', flow: token, phone: lead.phone })

/** The number has been shown to be theirs: the simulation is kept for it and sent to it. Twice is once. */
export function keepSimulation(db: Db, token: string, at: Circumstances): Promise<void> {
  return db.transaction(async (tx) => {
    const lead = await findLeadForUpdate(tx, token, at.now)
    if (lead?.kind !== 'simulation' || stateOf(lead, at.now) !== 'awaiting-code') return
    const verified = await recordEvent(tx, lead, { kind: 'verified' }, at)
    await recordEvent(tx, verified, { kind: 'received', answerBy: null }, at)
    await tellKept(tx, lead, token, at)
  })
}

/** Its owner has it on the telephone. */
async function tellKept(tx: Db, lead: LeadOf<'simulation'>, token: string, at: Circumstances): Promise<void> {
  const car = await findCar(tx, lead.payload.vehicle)
  const lasting = await lastingToken(tx, lead.id, token, at.now)
  await writeMessage(tx, savedMessage({ lead, car: car?.name ?? '', token: lasting, publicUrl: at.publicUrl }), at.now)
}

const answerMinutes = 120

/** Whether a simulation is kept and nobody was asked about it yet. */
export const canAskDealer = (lead: LeadOf<'simulation'>, at: Pick<Circumstances, 'now'>): boolean =>
  lead.dealerId === null && stateOf(lead, at.now) === 'received'

/** Hands a kept simulation to a dealer, who is to call. Twice is once; another dealer is a change of the request. */
export function askDealer(db: Db, token: string, dealer: Dealer, at: Circumstances): Promise<void> {
  return db.transaction(async (tx) => {
    const lead = await findLeadForUpdate(tx, token, at.now)
    if (lead?.kind !== 'simulation' || !canAskDealer(lead, at)) return
    await recordConsent(tx, lead.reference, currentConsent.simulationDealer, at.now)
    const answerBy = promisedAnswer(dealer, answerMinutes, at.now)
    await recordEvent(tx, lead, { kind: 'dealer-asked', dealerId: dealer.id, answerBy }, at)
    const link = at.publicUrl + addresses.request(await lastingToken(tx, lead.id, token, at.now))
    await writeMessage(tx, askedMessage({ lead, dealer, answerBy, link }), at.now)
  })
}
