import { at } from '../../addresses.ts'
import type { Booked } from '../../core/appointments/book.server.ts'
import { addressLine } from '../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../core/dealers/dealer.ts'
import type { LeadOf } from '../../core/leads/lead.ts'
import { serviceWords } from '../../core/leads/request/about-words.ts'
import { compose, type Message } from '../../core/messages/message.ts'
import { template } from '../../core/messages/template.ts'
import { dayAndTime } from '../../lib/day.ts'

export const received = template(
  'service_received',
  'Booking servis {{reference}}: permintaan kami terima',
  `Booking servis {{reference}} sudah kami terima, {{name}}.

Mobil: {{car}}
Servis: {{service}}
Jadwal: {{time}}
Bengkel: {{dealer}}

Bengkel mengonfirmasi paling lambat {{deadline}}. Bawa STNK dan buku servis.

Lihat, pindahkan, atau batalkan di sini:
{{link}}

Siapa pun yang memegang tautan ini dapat mengubah permintaan Anda. Simpan untuk Anda sendiri.`,
  ['link'],
)

type Facts = {
  booked: Booked
  payload: LeadOf<'service'>['payload']
  car: { name: string }
  dealer: Dealer
  publicUrl: string
}

export function receivedMessage({ booked: { lead, slot, answerBy, token }, payload, car, dealer, publicUrl }: Facts): Message {
  const { zone } = calendarOf(dealer)
  const values = {
    reference: lead.reference,
    name: lead.name,
    car: `${car.name}, ${payload.plate}`,
    service: serviceWords(payload),
    time: dayAndTime(slot.from, zone),
    dealer: `${dealer.name}, ${addressLine(dealer)}`,
    deadline: dayAndTime(answerBy, zone),
    link: publicUrl + at.request(token),
  }
  return compose(received, values, { key: `service_received:${lead.id}`, channel: 'whatsapp', to: lead.phone })
}
