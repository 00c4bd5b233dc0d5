import { currentConsent } from '../../../core/consent/consent.ts'
import type { Circumstances } from '../../../core/leads/circumstances.ts'
import type { Lead, LeadOf } from '../../../core/leads/lead.ts'
import { insertLead } from '../../../core/leads/leads.server.ts'
import { keepPicture } from '../../../core/leads/pictures.server.ts'
import { type FormUsed, type Submission, submitOnce } from '../../../core/leads/submit.server.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { PictureRefusal } from '../../../platform/pictures.server.ts'
import { answerBy } from './answer-by.ts'
import { confirmations } from './contact-message-received.message.ts'
import type { MessageForm } from './message-form.server.ts'
import { type Photo, readPhoto } from './photo.server.ts'

type RefusedPhoto = { kind: 'field'; field: 'photo'; refusal: PictureRefusal }

/** What a form says, its photo already made anew. */
export type SentMessage = Submission<Omit<MessageForm, 'photo'> & { photo: Photo | null }>

/** Makes the photo anew, then takes the message in. */
export async function receiveWithPhoto(
  db: Db,
  { photo: file, ...message }: Submission<MessageForm>,
  at: Circumstances,
): Promise<Result<{ token: string }, RefusedPhoto | FormUsed>> {
  const photo = await readPhoto(file)
  if (!photo.ok) return refused({ kind: 'field', field: 'photo', refusal: photo.refusal })
  return receiveMessage(db, { ...message, photo: photo.value }, at)
}

/** Takes a message in, promises an answer, and confirms it wherever its sender can be reached. */
export function receiveMessage(
  db: Db,
  { topic, message, photo, contact, key, source, notes }: SentMessage,
  at: Circumstances,
): Promise<Result<{ token: string }, FormUsed>> {
  const payload = { topic, message }
  const form = { key, content: [payload, contact, photo?.hash ?? null] }
  return submitOnce(db, form, at.now, async (tx, token): Promise<Result<string, never>> => {
    const by = answerBy(topic, at.now)
    const event = { kind: 'received' as const, answerBy: by }
    const messages = (lead: Lead) =>
      confirmations({ lead: lead as LeadOf<'message'>, answerBy: by, token, publicUrl: at.publicUrl })
    const about = { kind: 'message' as const, payload, dealerId: null, consent: currentConsent.message }
    const lead = await insertLead(tx, { ...about, contact, source, notes, event, messages }, at)
    if (photo) await keepPicture(tx, lead.id, photo.picture, at.now)
    return done(lead.id)
  })
}
