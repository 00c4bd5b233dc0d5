import { z } from 'zod'
import { agreementField, choiceField, emailField, fieldOf, nameField, phoneField } from '../../core/leads/fields.ts'
import { messageTopics } from '../../core/leads/payload.ts'
import { largestFile } from '../../platform/pictures.server.ts'
import { type FieldRefusal, readMessage } from './message.ts'

/** A field without a file sends an empty one. */
const photoField = z.preprocess(
  (sent) => (sent instanceof File && sent.size > 0 ? sent : null),
  z
    .file()
    .max(largestFile, 'picture-too-large' satisfies FieldRefusal)
    .nullable(),
)

/** The submitted form. What the photo shows is judged by `readPicture`, after everything that costs less. */
export const messageForm = z
  .object({
    topic: choiceField(messageTopics, 'topic-missing'),
    message: fieldOf(readMessage),
    photo: photoField,
    name: nameField,
    phone: phoneField,
    email: emailField,
    agreement: agreementField,
  })
  .transform(({ topic, message, photo, name, phone, email }) => ({ topic, message, photo, contact: { name, phone, email } }))
export type MessageForm = z.output<typeof messageForm>
