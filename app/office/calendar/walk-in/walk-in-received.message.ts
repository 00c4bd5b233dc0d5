import { template } from '../../../core/messages/template.ts'

export const walkInReceived = template(
  'walk_in_received',
  '{{what}} {{reference}} sudah dicatat',
  `Halo {{name}}, jadwal Anda sudah kami catat: {{what}}.

Nomor permintaan: {{reference}}
Mobil: {{car}}
Jadwal: {{time}}
Dealer: {{dealer}}

Lihat, pindahkan, atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
