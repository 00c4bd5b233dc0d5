import type { EventKind, internalKinds } from './lead.ts'
import { eventWords } from './request/kind-words.ts'

type InternalKind = (typeof internalKinds)[number]

const internalWords: Record<InternalKind, string> = {
  noted: 'Catatan petugas',
  'contact-tried': 'Petugas mencoba menghubungi Anda',
  'status-set': 'Status diubah petugas',
  undone: 'Tindakan sebelumnya diurungkan',
}

/** Every event in words: a person may see all of them in their own data. */
export const eventNames: Record<EventKind, string> = { ...eventWords, ...internalWords }

export const personalWords = {
  name: 'Nama',
  phone: 'Nomor HP',
  email: 'E-mail',
  source: 'Asal kunjungan',
  note: (note: string) => `“${note}”`,
  recipientOf: 'Untuk',
  why: 'Alasan',
  dealerWhy: 'Dealer ini menangani permintaan Anda, sesuai persetujuan yang Anda beri.',
  picture: 'Foto',
  pictureOf: 'Dikirim dengan',
  size: 'Ukuran',
  pixels: (width: number, height: number) => `${width} × ${height} piksel`,
  contact: 'Kontak yang diingat sebuah perangkat',
  until: 'Diingat sampai',
}
