import { template } from '../../../core/messages/template.ts'

export const appointmentMoved = template(
  'appointment_moved',
  'Jadwal {{reference}} sudah dipindahkan',
  `Jadwal permintaan {{reference}} sudah dipindahkan, {{name}}.

Jadwal: {{slot}}
Dealer: {{dealer}}

Dealer mengonfirmasi paling lambat {{deadline}}.

Lihat, pindahkan lagi, atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
