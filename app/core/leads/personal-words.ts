import type { EventKind, internalKinds } from './lead.ts'
import { eventWords } from './request/kind-words.ts'
import type { Source } from './source.ts'

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
  sources: {
    utm_source: 'Asal kunjungan: sumber',
    utm_medium: 'Asal kunjungan: media',
    utm_campaign: 'Asal kunjungan: kampanye',
    utm_term: 'Asal kunjungan: kata kunci',
    utm_content: 'Asal kunjungan: isi iklan',
    referrer: 'Asal kunjungan: situs sebelumnya',
    page: 'Asal kunjungan: halaman',
    gclid: 'Asal kunjungan: id klik iklan Google (gclid)',
    gbraid: 'Asal kunjungan: id klik iklan Google (gbraid)',
    wbraid: 'Asal kunjungan: id klik iklan Google (wbraid)',
    fbclid: 'Asal kunjungan: id klik iklan Meta (fbclid)',
    ttclid: 'Asal kunjungan: id klik iklan TikTok (ttclid)',
    partner: 'Asal kunjungan: mitra',
  } satisfies Record<keyof Source, string>,
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
