import { at } from '../../../addresses.ts'
import { addressLine } from '../../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import { compose, type Message } from '../../../core/messages/message.ts'
import { template } from '../../../core/messages/template.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'

// Without the visitor's own message: anyone can enter another person's number, and then we would send them that text.
export const accessoriesRequestReceived = template(
  'accessories_request_received',
  'Permintaan aksesori {{reference}}',
  `Permintaan aksesori {{reference}} sudah kami teruskan, {{name}}.

Untuk {{car}}: {{accessories}}
Dealer: {{dealer}}
Dijawab paling lambat {{deadline}}.

Lihat, ganti dealer, atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)

type Facts = {
  lead: LeadOf<'accessories'>
  car: string
  dealer: Dealer
  answerBy: Instant
  token: string
  publicUrl: string
}

/** Confirms by WhatsApp, and by e-mail when an address was given. */
export function confirmations({ lead, car, dealer, answerBy, token, publicUrl }: Facts): Message[] {
  const { id, reference, name, phone, email, payload } = lead
  const values = {
    reference,
    name,
    car,
    accessories: payload.accessories.map((accessory) => accessory.name).join(', '),
    dealer: `${dealer.name}, ${addressLine(dealer)}`,
    deadline: dayAndTime(answerBy, calendarOf(dealer).zone),
    link: publicUrl + at.request(token),
  }
  const key = `accessories_request_received:${id}`
  const overWhatsapp = compose(accessoriesRequestReceived, values, { key, channel: 'whatsapp', to: phone })
  if (email === null) return [overWhatsapp]
  return [overWhatsapp, compose(accessoriesRequestReceived, values, { key: `${key}:email`, channel: 'email', to: email })]
}
