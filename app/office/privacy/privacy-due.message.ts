import { template } from '../../core/messages/template.ts'

export const privacyDue = template(
  'privacy_due',
  'Batas waktu permintaan data pribadi hampir habis',
  `Halo,

Ada {{count}} permintaan data pribadi atau kebocoran yang belum selesai, dan batas waktu 3 × 24 jam menurut UU 27/2022 hampir habis atau sudah lewat.

Buka daftarnya di kantor:
{{link}}

Yang paling mendesak berada paling atas.`,
)
