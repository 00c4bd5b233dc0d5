import { template } from '../messages/template.ts'

// Does not repeat the visitor's words: anyone can type another person's number.
export const chatLeadReceived = template(
  'chat_lead_received',
  'Pertanyaan {{reference}} sudah kami terima',
  `Pertanyaan Anda dari obrolan langsung sudah kami terima, {{name}}.

Nomor: {{reference}}
Dijawab paling lambat: {{deadline}}

Lihat atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
