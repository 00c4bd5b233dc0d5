import { at } from '../../../addresses.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import { makerZone } from '../../../core/leads/promise.ts'
import { compose, type Message } from '../../../core/messages/message.ts'
import { template } from '../../../core/messages/template.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'

export const campaignReceived = template(
  'campaign_received',
  'Permintaan {{reference}} tentang {{car}}',
  `Permintaan {{reference}} tentang {{car}} sudah kami terima, {{name}}.

Kami menghubungi Anda paling lambat {{deadline}}.

Lihat atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)

type Facts = { lead: LeadOf<'campaign'>; car: string; answerBy: Instant; token: string; publicUrl: string }

export function receivedMessage({ lead, car, answerBy, token, publicUrl }: Facts): Message {
  const values = {
    reference: lead.reference,
    car,
    name: lead.name,
    deadline: dayAndTime(answerBy, makerZone),
    link: publicUrl + at.request(token),
  }
  return compose(campaignReceived, values, { key: `campaign_received:${lead.id}`, channel: 'whatsapp', to: lead.phone })
}
