import { at } from '~/addresses.ts'
import type { Booked } from '../../core/appointments/book.server.ts'
import { addressLine } from '../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../core/dealers/dealer.ts'
import { compose, type Message } from '../../core/messages/message.ts'
import { template } from '../../core/messages/template.ts'
import { dayAndTime } from '../../lib/day.ts'

export const received = template(
  'test_drive_received',
  'Test drive {{reference}}: permintaan kami terima',
  `Permintaan test drive {{reference}} sudah kami terima, {{name}}.

Mobil: {{car}}
Jadwal: {{time}}
Dealer: {{dealer}}

Dealer mengonfirmasi paling lambat {{deadline}}. Bawa SIM A yang masih berlaku.

Lihat, pindahkan, atau batalkan di sini:
{{link}}

Siapa pun yang memegang tautan ini dapat mengubah permintaan Anda. Simpan untuk Anda sendiri.`,
  ['link'],
)

type Facts = { booked: Booked; car: { name: string }; dealer: Dealer; publicUrl: string }

export function receivedMessage({ booked: { lead, slot, answerBy, token }, car, dealer, publicUrl }: Facts): Message {
  const { zone } = calendarOf(dealer)
  const values = {
    reference: lead.reference,
    name: lead.name,
    car: car.name,
    time: dayAndTime(slot.from, zone),
    dealer: `${dealer.name}, ${addressLine(dealer)}`,
    deadline: dayAndTime(answerBy, zone),
    link: publicUrl + at.request(token),
  }
  return compose(received, values, { key: `test-drive-received:${lead.id}`, channel: 'whatsapp', to: lead.phone })
}
