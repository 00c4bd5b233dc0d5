import { template } from '../../../core/messages/template.ts'

export const dealerAddress = template(
  'dealer_address',
  'Alamat dealer untuk permintaan {{reference}}',
  `Berikut alamat dealer untuk permintaan {{reference}}, {{name}}.

{{dealer}}

Permintaan Anda dapat dilihat di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
