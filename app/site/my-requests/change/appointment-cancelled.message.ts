import { template } from '../../../core/messages/template.ts'

export const appointmentCancelled = template(
  'appointment_cancelled',
  'Jadwal {{reference}} sudah dibatalkan',
  `Jadwal {{slot}} untuk permintaan {{reference}} sudah dibatalkan, {{name}}. Kami tidak akan menghubungi Anda lagi tentang permintaan ini.

Dealer: {{dealer}}

Jadwal ini ada di kalender Anda? Hapus dengan berkas ini:
{{calendar}}

Riwayat permintaan tetap dapat Anda lihat di sini:
{{link}}

Kedua tautan ini hanya untuk Anda.`,
  ['link', 'calendar'],
)
