import { at } from '../../../addresses.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import { makerZone } from '../../../core/leads/promise.ts'
import { topicWords } from '../../../core/leads/request/about-words.ts'
import { compose, type Message } from '../../../core/messages/message.ts'
import { template } from '../../../core/messages/template.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import { teamWords } from '../words.ts'
import { answers } from './message.ts'

// Do not repeat the visitor's text: anyone can enter another person's address, and then we would send them that text.
export const received = template(
  'contact_message_received',
  'Pesan {{reference}} sudah kami terima',
  `Pesan {{reference}} sudah kami terima, {{name}}.

Topik: {{topic}}
Dijawab oleh: {{team}}
Paling lambat: {{deadline}}

Lihat atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)

type Facts = { lead: LeadOf<'message'>; answerBy: Instant; token: string; publicUrl: string }

/** Confirms the message by WhatsApp, and by e-mail if the visitor gave an address. */
export function confirmations({ lead, answerBy, token, publicUrl }: Facts): Message[] {
  const { id, reference, name, phone, email, payload } = lead
  const values = {
    reference,
    name,
    topic: topicWords[payload.topic],
    team: teamWords[answers[payload.topic].by],
    deadline: dayAndTime(answerBy, makerZone),
    link: publicUrl + at.request(token),
  }
  const key = `contact_message_received:${id}`
  const overWhatsapp = compose(received, values, { key, channel: 'whatsapp', to: phone })
  if (email === null) return [overWhatsapp]
  return [overWhatsapp, compose(received, values, { key: `${key}:email`, channel: 'email', to: email })]
}
