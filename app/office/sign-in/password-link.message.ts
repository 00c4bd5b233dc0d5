import { template } from '../../core/messages/template.ts'

export const passwordLink = template(
  'staff_password_link',
  'Buat kata sandi untuk kantor',
  `Halo,

Buka tautan ini untuk membuat kata sandi kantor Anda:
{{link}}

Tautan berlaku satu jam dan hanya bisa dipakai sekali. Anda tidak memintanya? Abaikan email ini; kata sandi Anda tetap sama.`,
  ['link'],
)
