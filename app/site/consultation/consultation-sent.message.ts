import { at } from '../../addresses.ts'
import { addressLine, calendarOf, type Dealer } from '../../core/dealers/dealer.ts'
import type { Lead } from '../../core/leads/lead.ts'
import { compose, type Message } from '../../core/messages/message.ts'
import { template } from '../../core/messages/template.ts'
import { dayAndTime } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'

export const consultationSent = template(
  'consultation_sent',
  'Rencana pembelian {{reference}}',
  `Rencana pembelian {{reference}} sudah kami terima, {{name}}.

Dealer: {{dealer}}

{{promise}}

Lihat, ganti dealer, atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)

type Facts = { lead: Lead; dealer: Dealer; answerBy: Instant | null; token: string; publicUrl: string }

export function sentMessage({ lead, dealer, answerBy, token, publicUrl }: Facts): Message {
  const values = {
    reference: lead.reference,
    name: lead.name,
    dealer: `${dealer.name}, ${addressLine(dealer)}`,
    promise: answerBy
      ? `Jawaban datang paling lambat ${dayAndTime(answerBy, calendarOf(dealer).zone)}.`
      : 'Waktu pembelian Anda masih jauh, jadi dealer belum kami minta menelepon. Rencana ini tetap tersimpan.',
    link: publicUrl + at.request(token),
  }
  return compose(consultationSent, values, { key: `consultation_sent:${lead.id}`, channel: 'whatsapp', to: lead.phone })
}
