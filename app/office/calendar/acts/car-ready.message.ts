import { template } from '../../../core/messages/template.ts'

export const carReady = template(
  'car_ready',
  'Mobil {{plate}} siap diambil',
  `Mobil Anda siap diambil, {{name}}.

Nomor polisi: {{plate}}
Nomor permintaan: {{reference}}
Bengkel: {{dealer}}

Datang pada jam buka bengkel. Lihat riwayatnya di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
