import { at } from '../../../addresses.ts'
import type { Car } from '../../../core/cars/car.ts'
import type { Lead } from '../../../core/leads/lead.ts'
import { compose, type Message } from '../../../core/messages/message.ts'
import { template } from '../../../core/messages/template.ts'

// The file is attached. The text contains its address as well, for phones without room for files.
export const brochureSent = template(
  'brochure_sent',
  'Brosur {{car}}',
  `Halo {{name}}, ini brosur {{car}} yang Anda minta.

Buka brosurnya di sini:
{{brochure}}

Tidak merasa meminta, atau ingin mencabut persetujuan? Permintaan {{reference}} ada di sini:
{{link}}

Tautan permintaan itu hanya untuk Anda.`,
  ['link'],
)

type Facts = { lead: Lead; car: Pick<Car, 'slug' | 'name' | 'productId'>; token: string; publicUrl: string }

/** The message that sends the brochure. */
export function brochureMessage({ lead, car, token, publicUrl }: Facts): Message {
  const id = String(car.productId)
  const values = {
    name: lead.name,
    car: car.name,
    brochure: publicUrl + at.brochureDownload({ id, lihat: '1' }),
    reference: lead.reference,
    link: publicUrl + at.request(token),
  }
  const file = {
    name: `brosur-${car.slug}.pdf`,
    address: publicUrl + at.brochureDownload({ id }),
    contentType: 'application/pdf',
  }
  const envelope = { key: `brochure_sent:${lead.id}`, channel: 'whatsapp' as const, to: lead.phone, attachments: [file] }
  return compose(brochureSent, values, envelope)
}
