import type { Channel } from './message.ts'

export const personalWords = {
  channel: {
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    email: 'E-mail',
    webhook: 'Sistem pelanggan (CRM)',
    affiliate: 'Mitra iklan',
  } satisfies Record<Channel, string>,
  to: 'Kepada',
  why: 'Alasan',
  visitorWhy: 'Kabar tentang permintaan Anda, atau kode yang Anda minta.',
  toCrm: { name: 'Sistem pelanggan kami', why: 'Petugas kami menindaklanjuti permintaan Anda di sistem ini.' },
  toPartner: {
    name: 'Mitra iklan',
    why: 'Mitra yang mengantar Anda ke situs ini diberi tahu nomor permintaannya, tanpa nama dan nomor HP, karena Anda mengizinkannya.',
  },
  state: 'Status',
  delivered: 'Terkirim',
  waiting: 'Menunggu dikirim',
  givenUp: 'Tidak terkirim',
  text: 'Isi',
  content: 'Data yang dikirim',
  file: 'Berkas',
  secret: '(rahasia, sudah kami hapus)',
}
