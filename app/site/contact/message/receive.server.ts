import { currentConsent } from '../../../core/consent/consent.ts'
import { readHolidays } from '../../../core/dealers/holidays/holiday-store.server.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import type { NewLead } from '../../../core/leads/leads.server.ts'
import { type FormUsed, type Submission, submitLead } from '../../../core/leads/submit.server.ts'
import { type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { PictureRefusal } from '../../../platform/pictures.server.ts'
import { answerBy } from './answer-by.ts'
import { confirmations } from './contact-message-received.message.ts'
import type { MessageForm } from './message-form.server.ts'
import { type Photo, readPhoto } from './photo.server.ts'

type RefusedPhoto = { kind: 'field'; field: 'photo'; refusal: PictureRefusal }

/** The content of a form, with its photo already encoded anew. */
export type SentMessage = Submission<Omit<MessageForm, 'photo'> & { photo: Photo | null }>

/** Encodes the photo anew, then stores the message. */
export async function receiveWithPhoto(
  db: Db,
  { photo: file, ...message }: Submission<MessageForm>,
  context: LeadContext,
): Promise<Result<{ token: string }, RefusedPhoto | FormUsed>> {
  const photo = await readPhoto(file)
  if (!photo.ok) return refused({ kind: 'field', field: 'photo', refusal: photo.refusal })
  return receiveMessage(db, { ...message, photo: photo.value }, context)
}

/** Stores a message with a time to answer by, and confirms it by WhatsApp and e-mail. */
export async function receiveMessage(
  db: Db,
  { topic, message, photo, contact, key, source, notes }: SentMessage,
  context: LeadContext,
): Promise<Result<{ token: string }, FormUsed>> {
  const payload = { topic, message }
  const by = answerBy(topic, await readHolidays(db), context.now)
  const form = { key, content: [payload, contact, photo?.hash ?? null] }
  const lead = (token: string): NewLead => ({
    kind: 'message',
    payload,
    contact,
    dealerId: null,
    source,
    consent: currentConsent.message,
    notes,
    picture: photo?.picture ?? null,
    event: { kind: 'received', answerBy: by },
    messages: (stored) => confirmations({ lead: stored as LeadOf<'message'>, answerBy: by, token, publicUrl: context.publicUrl }),
  })
  return submitLead(db, form, lead, context)
}
