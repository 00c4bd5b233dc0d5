import type { ContactRefusal } from './contact.ts'

export const contactWords: Record<ContactRefusal, string> = {
  'name-missing': 'Isi nama Anda',
  'name-without-letters': 'Nama harus berisi huruf',
  'name-with-address': 'Isi nama saja, tanpa alamat situs dan nomor',
  'name-too-long': 'Nama harus paling banyak 100 huruf',
  'phone-missing': 'Isi nomor HP Anda',
  'phone-with-letters': 'Nomor HP harus berisi angka saja, misalnya 0812 3456 7890',
  'phone-not-mobile': 'Nomor HP harus diawali 08 atau +62 8',
  'phone-wrong-length': 'Nomor HP harus 10 sampai 14 angka, misalnya 0812 3456 7890',
  'email-missing': 'Isi alamat e-mail Anda',
  'email-not-an-address': 'Alamat e-mail harus berbentuk nama@penyedia.com',
}
