import { articleOf, type PrivacyKind } from '~/core/privacy/privacy-request.ts'
import { formatNumber } from '~/lib/number.ts'
import type { BreachAudience, BreachField, BreachRefusal } from './breach.ts'
import { longestText, type NewRequestRefusal, type ReasonRefusal } from './request-rules.ts'

const tooLong = (what: string) => `${what} paling banyak ${formatNumber(longestText)} huruf`

/** The kinds of requests, as employees read them. */
export const requestKinds: Record<PrivacyKind, string> = {
  access: 'Akses',
  correction: 'Perbaikan',
  withdrawal: 'Pencabutan persetujuan',
  restriction: 'Pembatasan',
  deletion: 'Penghapusan',
}

export const words = {
  title: 'Data pribadi',
  intro:
    'Permintaan pelanggan atas data pribadinya. UU 27/2022 memberi 3 × 24 jam sejak permintaan diterima; yang paling mendesak berada paling atas.',
  add: 'Catat permintaan',
  addBreach: 'Catat kebocoran',
  open: 'Belum selesai',
  handled: 'Selesai terakhir',
  none: 'Tidak ada.',
  left: 'Sisa waktu',
  received: 'Diterima',
  handledAt: 'Selesai',
  bySelf: 'Situs, oleh pelanggan',
  byHand: 'Petugas',
  refusedMark: 'ditolak',
  waitsForOthers: 'menunggu pihak lain',
  hours: (count: number) => `${count} jam`,
  breaches: 'Kebocoran data',
  affected: 'Orang terdampak',
  told: 'Sudah diberitahukan',
} as const

export const newRequestWords = {
  title: 'Catat permintaan data pribadi',
  intro: 'Untuk permintaan lewat telepon, e-mail, atau surat. Pastikan dulu bahwa pemintanya pemilik nomor itu.',
  kind: 'Yang diminta',
  choose: 'Pilih',
  phone: 'Nomor telepon pada data',
  phoneHint: 'Nomor HP atau telepon kantor yang dipakai pelanggan.',
  wish: 'Isi permintaan',
  wishHint: 'Dihapus setelah permintaan selesai.',
  receivedAt: 'Diterima (WIB)',
  receivedHint: 'Batas waktu dihitung dari sini.',
  save: 'Catat',
}

export const newRequestRefusalWords: Record<NewRequestRefusal, string> = {
  'kind-missing': 'Pilih yang diminta',
  'phone-unreadable': 'Nomor harus nomor HP atau telepon dengan kode wilayah',
  'wish-missing': 'Isi permintaannya',
  'wish-too-long': tooLong('Isi permintaan'),
  'time-unreadable': 'Isi tanggal dan jam diterimanya',
  'time-later': 'Waktu diterima harus sebelum sekarang',
  'time-too-early': 'Waktu diterima harus dalam setahun terakhir',
}

export const requestWords = {
  title: (kind: PrivacyKind, reference: string) => `${requestKinds[kind]} ${reference}`,
  article: (kind: PrivacyKind) => `UU 27/2022 ${articleOf[kind]}`,
  due: 'Batas waktu',
  received: 'Diterima',
  handled: 'Selesai',
  erased: 'Dihapus dari situs',
  phone: 'Nomor telepon',
  wish: 'Isi permintaan',
  refusal: 'Alasan penolakan',
  forgotten: 'Nomor dan isi permintaan sudah dihapus.',
  download: 'Unduh data orang ini',
  downloadHint:
    'Untuk orang yang tidak dapat menerima kode. Pastikan dulu bahwa nomor ini miliknya, dan kirim berkasnya hanya kepadanya.',
  downloadHtml: 'Unduh untuk dibaca (HTML)',
  downloadJson: 'Unduh untuk program (JSON)',
  close: 'Tandai selesai',
  closeHint: 'Nomor dan isi permintaan dihapus dari catatan ini.',
  erase: 'Hapus data orang ini',
  eraseHint:
    'Semua data pada nomor ini dihapus dari situs dan tidak dapat dikembalikan. Setelah itu mintalah pihak lain di bawah menghapusnya juga.',
  eraseSure: 'Pemilik nomor sudah saya pastikan',
  eraseMissing: 'Centang setelah pemilik nomor dipastikan',
  refuse: 'Tolak permintaan',
  reason: 'Alasan, seperti yang disampaikan kepada peminta',
  reasonHint: 'Hanya alasan dalam UU 27/2022 Pasal 33, tanpa nama dan nomor.',
  handOvers: 'Pihak lain yang harus menghapus',
  handOversHint: 'Hubungi setiap pihak, sebutkan nomor permintaannya, lalu konfirmasi di sini setelah datanya dihapus.',
  crm: 'Sistem pelanggan (CRM)',
  confirmed: 'Sudah dihapus',
  confirm: 'Sudah dihapus?',
  confirmOf: (name: string) => `Sudah dihapus? ${name}`,
  notPossible: 'Permintaan ini sudah selesai atau sudah diubah petugas lain. Muat ulang untuk melihat keadaannya.',
}

export const reasonRefusalWords: Record<ReasonRefusal, string> = {
  'reason-missing': 'Isi alasan penolakan',
  'reason-too-long': tooLong('Alasan'),
}

export const breachWords = {
  newTitle: 'Catat kebocoran data',
  newIntro:
    'UU 27/2022 Pasal 46: beri tahu orang yang terdampak dan lembaga pelindungan data secara tertulis paling lambat 3 × 24 jam sejak diketahui. Jangan menulis nama atau nomor di sini.',
  title: 'Kebocoran data',
  due: 'Batas pemberitahuan',
  fields: {
    happened: { label: 'Apa yang terjadi, kapan, dan bagaimana', hint: undefined },
    exposed: { label: 'Data apa yang terungkap', hint: 'Misalnya nama dan nomor HP, tanpa isinya.' },
    measures: { label: 'Penanganan dan pemulihan', hint: undefined },
    affected: { label: 'Berapa orang terdampak', hint: 'Perkiraan dahulu; 0 kalau belum diketahui.' },
    noticedAt: { label: 'Diketahui (WIB)', hint: 'Batas waktu dihitung dari sini.' },
  } satisfies Record<BreachField, { label: string; hint: string | undefined }>,
  save: 'Catat kebocoran',
  correct: 'Koreksi catatan',
  correctionTitle: 'Koreksi catatan kebocoran',
  correctionIntro: 'Isi yang lama tetap tersimpan di bawah catatan. Jangan menulis nama atau nomor di sini.',
  saveCorrection: 'Simpan koreksi',
  meanwhile: (name: string) => `${name} mengoreksi catatan ini saat Anda mengetik. Isinya sekarang:`,
  meanwhileNext: 'Tulisan Anda masih di bawah. Gabungkan bila perlu, lalu simpan lagi.',
  entered: 'Dicatat',
  by: (name: string) => `oleh ${name}`,
  correctionsTitle: 'Koreksi',
  corrected: (number: number, name: string) => `Koreksi ${number} oleh ${name}`,
  before: 'Sebelumnya',
  audiences: {
    subjects: 'Orang yang terdampak',
    authority: 'Lembaga pelindungan data',
    public: 'Masyarakat, bila mengganggu pelayanan publik atau kepentingan umum',
  } satisfies Record<BreachAudience, string>,
  toldTitle: 'Pemberitahuan',
  tell: 'Sudah diberi tahu',
  tellOf: (audience: string) => `Sudah diberi tahu: ${audience}`,
}

export const breachRefusalWords: Record<BreachRefusal, string> = {
  'text-missing': 'Isi bagian ini',
  'text-too-long': tooLong('Bagian ini'),
  'number-unreadable': 'Jumlah orang harus angka, misalnya 1.200',
  'time-unreadable': 'Isi tanggal dan jam diketahuinya',
  'time-later': 'Waktu diketahui harus sebelum sekarang',
  'time-too-early': 'Waktu diketahui harus dalam setahun terakhir',
}
