import { template } from '../../../core/messages/template.ts'

export const appointmentConfirmed = template(
  'appointment_confirmed',
  'Jadwal {{reference}} sudah dikonfirmasi',
  `Jadwal Anda sudah dikonfirmasi, {{name}}.

Nomor permintaan: {{reference}}
Jadwal: {{slot}}
Dealer: {{dealer}}

Berhalangan? Pindahkan atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
