import { template } from '../../../core/messages/template.ts'

export const notReached = template(
  'not_reached',
  'Permintaan {{reference}}: kami belum tersambung',
  `Kami menelepon Anda tentang permintaan {{reference}}, {{name}}, tetapi belum tersambung.

Pilih waktu yang cocok untuk dihubungi:
{{call_time}}

Atau tulis balasan di sini.`,
  ['call_time'],
)
