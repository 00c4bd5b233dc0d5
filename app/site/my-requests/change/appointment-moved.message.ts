import { template } from '../../../core/messages/template.ts'

export const appointmentMoved = template(
  'appointment_moved',
  'Jadwal {{reference}} sudah dipindahkan',
  `Jadwal permintaan {{reference}} sudah dipindahkan, {{name}}.

Dari: {{before}}
Ke: {{slot}}
Dealer: {{dealer}}

{{promise}}

Jadwal lama ada di kalender Anda? Perbarui dengan berkas ini:
{{calendar}}

Lihat, pindahkan lagi, atau batalkan di sini:
{{link}}

Kedua tautan ini hanya untuk Anda.`,
  ['link', 'calendar'],
)
