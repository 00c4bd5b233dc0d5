import { template } from '../messages/template.ts'

/** As long as one SMS, with only the code to fill in: messengers approve no other template for codes. */
export const oneTimeCode = template(
  'one_time_code',
  'Kode satu kali',
  'Kode Anda {{code}}. Berlaku 5 menit, hanya untuk permintaan yang sedang Anda isi. Jangan berikan kepada siapa pun, juga tidak kepada petugas kami.',
  ['code'],
)
