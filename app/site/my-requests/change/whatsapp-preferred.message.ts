import { template } from '../../../core/messages/template.ts'

export const whatsappPreferred = template(
  'whatsapp_preferred',
  'Permintaan {{reference}}: lewat WhatsApp',
  `Baik, {{name}}. Untuk permintaan {{reference}} kami menulis lewat WhatsApp ke nomor ini, tanpa menelepon.

Lihat permintaan Anda di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
