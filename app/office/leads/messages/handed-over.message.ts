import { template } from '../../../core/messages/template.ts'

export const handedOver = template(
  'handed_over',
  'Permintaan {{reference}} diteruskan ke dealer lain',
  `Permintaan {{reference}} kami teruskan ke dealer lain, {{name}}, supaya lebih cepat dijawab.

Dealer: {{dealer}}

{{promise}}

Ingin dealer lain? Ganti di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
