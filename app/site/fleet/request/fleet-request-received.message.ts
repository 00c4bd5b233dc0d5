import { at } from '../../../addresses.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import { makerZone } from '../../../core/leads/promise.ts'
import { compose, type Message } from '../../../core/messages/message.ts'
import { template } from '../../../core/messages/template.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import { formatNumber } from '../../../lib/number.ts'
import { isMobile } from '../../../lib/phone.ts'

// Do not repeat the company name: anyone can enter another person's address, and then we would send them that text.
export const fleetRequestReceived = template(
  'fleet_request_received',
  'Permintaan penawaran {{reference}}',
  `Permintaan penawaran {{reference}} sudah kami terima, {{name}}.

Kebutuhan: {{units}} unit, {{models}}
Kota: {{city}}

{{promise}}

Lihat atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)

type Facts = {
  lead: LeadOf<'fleet'>
  models: readonly string[]
  answerBy: Instant | null
  token: string
  publicUrl: string
}

/** Confirms by e-mail for the company's files, and by WhatsApp when the number is a mobile one. */
export function confirmations({ lead, models, answerBy, token, publicUrl }: Facts): Message[] {
  const { id, reference, name, phone, email, payload } = lead
  const values = {
    reference,
    name,
    units: formatNumber(payload.units),
    models: models.join(', '),
    city: payload.city,
    promise: answerBy
      ? `Kami menelepon paling lambat ${dayAndTime(answerBy, makerZone)}.`
      : 'Kami menelepon untuk menyepakati jadwalnya.',
    link: publicUrl + at.request(token),
  }
  const key = `fleet_request_received:${id}`
  const overWhatsapp = isMobile(phone) ? [compose(fleetRequestReceived, values, { key, channel: 'whatsapp', to: phone })] : []
  if (email === null) return overWhatsapp
  return [...overWhatsapp, compose(fleetRequestReceived, values, { key: `${key}:email`, channel: 'email', to: email })]
}
