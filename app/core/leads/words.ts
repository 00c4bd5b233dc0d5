import { longestEmail } from '../../lib/email.ts'
import { type ContactRefusal, longestName } from './contact.ts'
import type { Wording } from './form/errors.ts'
import { tooLong } from './form/too-long.ts'

export const contactWords: Record<ContactRefusal, Wording> = {
  'name-missing': 'Isi nama Anda',
  'name-without-letters': 'Nama harus berisi huruf',
  'name-with-address': 'Isi nama saja, tanpa alamat situs dan nomor',
  'name-too-long': tooLong('Nama', longestName),
  'phone-missing': 'Isi nomor HP Anda',
  'phone-with-letters': 'Nomor HP harus berisi angka saja, misalnya 0812 3456 7890',
  'phone-not-mobile': 'Nomor HP harus diawali 08 atau +62 8',
  'phone-wrong-length': 'Nomor HP harus 10 sampai 14 angka, misalnya 0812 3456 7890',
  'email-missing': 'Isi alamat e-mail Anda',
  'email-not-an-address': 'Alamat e-mail harus berbentuk nama@penyedia.com',
  'email-too-long': tooLong('Alamat e-mail', longestEmail),
}
