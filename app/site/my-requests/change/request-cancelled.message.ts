import { template } from '../../../core/messages/template.ts'

export const requestCancelled = template(
  'request_cancelled',
  'Permintaan {{reference}} sudah dibatalkan',
  `Permintaan {{reference}} sudah dibatalkan, {{name}}. Kami tidak akan menghubungi Anda lagi tentang permintaan ini.

Riwayatnya tetap dapat Anda lihat di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
