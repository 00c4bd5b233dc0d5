import { template } from '../../../core/messages/template.ts'

export const appointmentReminder = template(
  'appointment_reminder',
  'Pengingat jadwal {{reference}}',
  `Kami menunggu Anda, {{name}}.

Nomor permintaan: {{reference}}
Jadwal: {{slot}}
Dealer: {{dealer}}

Berhalangan? Pindahkan atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
