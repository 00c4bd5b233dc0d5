import { data } from 'react-router'
import { z } from 'zod'
import {
  agreementField,
  choiceField,
  fieldOf,
  nameField,
  optionalEmailField,
  phoneField,
} from '../../../core/leads/form/fields.ts'
import { messageTopics } from '../../../core/leads/payload.ts'
import { largestFile } from '../../../platform/pictures.server.ts'
import { type FieldRefusal, readMessage } from './message.ts'

/** A file field without a file sends an empty one. */
const chosenFile = (sent: unknown) => (sent instanceof File && sent.size > 0 ? sent : null)

const photoField = z.preprocess(
  chosenFile,
  z
    .file()
    .max(largestFile, 'picture-too-large' satisfies FieldRefusal)
    .nullable(),
)

/** The submitted form. `readPhoto` checks the content of the photo later, after all cheaper checks. */
export const messageForm = z
  .object({
    topic: choiceField(messageTopics, 'topic-missing'),
    message: fieldOf(readMessage),
    photo: photoField,
    name: nameField,
    phone: phoneField,
    email: optionalEmailField,
    agreement: agreementField,
  })
  .transform(({ topic, message, photo, name, phone, email }) => ({ topic, message, photo, contact: { name, phone, email } }))
export type MessageForm = z.output<typeof messageForm>

export const hasPhoto = (body: FormData): boolean => chosenFile(body.get('photo')) !== null

/** Most text in a form, in letters. Other forms have the same limit; only the photo makes this one larger. */
const mostText = 64 * 1024

/** Returns the form. Answers 413 when its text alone is too large, as every other form does. */
export function withinLimits(body: FormData): FormData {
  const values = [...body.values()]
  const letters = values.reduce((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)
  if (letters > mostText) throw data(null, { status: 413 })
  return body
}
