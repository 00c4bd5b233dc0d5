import type { Channel } from './message.ts'

export const personalWords = {
  channel: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'E-mail', webhook: 'Sistem pelanggan (CRM)' } satisfies Record<
    Channel,
    string
  >,
  to: 'Kepada',
  crm: 'Sistem pelanggan kami',
  why: 'Alasan',
  visitorWhy: 'Kabar tentang permintaan Anda, atau kode yang Anda minta.',
  crmWhy: 'Petugas kami menindaklanjuti permintaan Anda di sistem ini.',
  state: 'Status',
  delivered: 'Terkirim',
  waiting: 'Menunggu dikirim',
  givenUp: 'Tidak terkirim',
  text: 'Isi',
  content: 'Data yang dikirim',
  file: 'Berkas',
  secret: '(rahasia, sudah kami hapus)',
}
