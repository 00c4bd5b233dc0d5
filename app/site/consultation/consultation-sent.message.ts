import { addressLine } from '../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../core/dealers/dealer.ts'
import type { Lead } from '../../core/leads/lead.ts'
import { compose, type Message } from '../../core/messages/message.ts'
import { template } from '../../core/messages/template.ts'
import { dayAndTime } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import type { UnqualifiedReason } from './plan.ts'
import { promiseWords } from './words.ts'

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

type Facts = {
  lead: Pick<Lead, 'id' | 'reference' | 'name' | 'phone'>
  dealer: Dealer
  answerBy: Instant | null
  reason: UnqualifiedReason | null
  link: string
}

export function sentMessage({ lead, dealer, answerBy, reason, link }: Facts): Message {
  const values = {
    reference: lead.reference,
    name: lead.name,
    dealer: `${dealer.name}, ${addressLine(dealer)}`,
    promise: promiseWords[reason ?? 'qualified'](answerBy ? dayAndTime(answerBy, calendarOf(dealer).zone) : ''),
    link,
  }
  return compose(consultationSent, values, { key: `consultation_sent:${lead.id}`, channel: 'whatsapp', to: lead.phone })
}
