import { template } from '../../../core/messages/template.ts'

export const dealerChanged = template(
  'dealer_changed',
  'Dealer permintaan {{reference}} sudah diganti',
  `Dealer untuk permintaan {{reference}} sudah diganti, {{name}}.

Dari: {{before}}
Ke: {{dealer}}

{{promise}}

Lihat atau ubah lagi di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
