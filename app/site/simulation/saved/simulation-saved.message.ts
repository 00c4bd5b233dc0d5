import { at } from '../../../addresses.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import { compose, type Message } from '../../../core/messages/message.ts'
import { template } from '../../../core/messages/template.ts'
import { calculatorOf, documentName } from './calculator.ts'
import { simulationOf } from './saved-simulation-schema.ts'

// The PDF is attached. Its address is in the text too, for phones without space for files.
export const simulationSaved = template(
  'simulation_saved',
  'Simulasi {{car}}',
  `Halo {{name}}, simulasi {{car}} Anda tersimpan dengan nomor {{reference}}.

Semua angkanya, dan cara meminta dealer menjawab:
{{link}}

Sebagai PDF:
{{document}}

Kedua tautan ini hanya untuk Anda.`,
  ['link', 'document'],
)

type Facts = { lead: LeadOf<'simulation'>; car: string; token: string; publicUrl: string }

/** The message that sends a saved simulation to its owner. */
export function savedMessage({ lead, car, token, publicUrl }: Facts): Message {
  const { reference, name, payload } = lead
  const values = {
    name,
    car,
    reference,
    link: publicUrl + calculatorOf(simulationOf(payload).calculator).resultAddress(token),
    document: publicUrl + at.simulationDocument(token),
  }
  const file = { name: documentName(reference), address: '{{document}}', contentType: 'application/pdf' }
  const envelope = { key: `simulation_saved:${lead.id}`, channel: 'whatsapp' as const, to: lead.phone, attachments: [file] }
  return compose(simulationSaved, values, envelope)
}
