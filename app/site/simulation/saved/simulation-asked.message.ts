import { addressLine } from '../../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import type { Lead } from '../../../core/leads/lead.ts'
import { compose, type Message } from '../../../core/messages/message.ts'
import { template } from '../../../core/messages/template.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'

export const simulationAsked = template(
  'simulation_asked',
  'Simulasi {{reference}} di dealer',
  `Simulasi {{reference}} sudah kami teruskan, {{name}}.

Dealer: {{dealer}}
Dijawab paling lambat {{deadline}}.

Ganti dealer, minta lewat WhatsApp saja, atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)

type Facts = { lead: Pick<Lead, 'id' | 'reference' | 'name' | 'phone'>; dealer: Dealer; answerBy: Instant; link: string }

export function askedMessage({ lead, dealer, answerBy, link }: Facts): Message {
  const values = {
    reference: lead.reference,
    name: lead.name,
    dealer: `${dealer.name}, ${addressLine(dealer)}`,
    deadline: dayAndTime(answerBy, calendarOf(dealer).zone),
    link,
  }
  return compose(simulationAsked, values, { key: `simulation_asked:${lead.id}`, channel: 'whatsapp', to: lead.phone })
}
