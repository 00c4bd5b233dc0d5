import { at } from '../../../addresses.ts'
import { type Car, colourOf } from '../../../core/cars/car.ts'
import { chosenVariant } from '../../../core/cars/chosen-car.ts'
import { addressLine } from '../../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import { compose, type Message } from '../../../core/messages/message.ts'
import { template } from '../../../core/messages/template.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'

export const preOrderReceived = template(
  'pre_order_received',
  'Pemesanan awal {{reference}}: antrean nomor {{place}}',
  `Pemesanan awal {{reference}} sudah kami terima, {{name}}.

Nomor antrean: {{place}}
Mobil: {{car}}
Dealer: {{dealer}}

Dealer menghubungi Anda paling lambat {{promised}}. Tidak ada pembayaran yang diminta sekarang.

Lihat nomor antrean, setiap langkah, dan aturan pengembalian, atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)

type Facts = {
  order: LeadOf<'pre-order'>
  car: Car
  dealer: Dealer
  place: number
  answerBy: Instant
  token: string
  publicUrl: string
}

export function receivedMessage({ order, car, dealer, place, answerBy, token, publicUrl }: Facts): Message {
  const { variant, colour } = order.payload
  const values = {
    reference: order.reference,
    name: order.name,
    place: String(place),
    car: [car.name, chosenVariant(car, variant)?.name, colourOf(car, colour).name].filter(Boolean).join(', '),
    dealer: `${dealer.name}, ${addressLine(dealer)}`,
    promised: dayAndTime(answerBy, calendarOf(dealer).zone),
    link: publicUrl + at.request(token),
  }
  return compose(preOrderReceived, values, { key: `pre_order_received:${order.id}`, channel: 'whatsapp', to: order.phone })
}
