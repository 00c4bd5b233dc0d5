import type { Wording } from '../../core/leads/form/errors.ts'
import { tooLong } from '../../core/leads/form/too-long.ts'
import { notSaved, usedFormWords } from '../../core/leads/form/used-form-words.ts'
import { contactWords } from '../../core/leads/words.ts'
import { type FieldRefusal, longestCurrentVehicle, type UnqualifiedReason } from './plan.ts'

export const refusalWords: Record<FieldRefusal, Wording> = {
  ...contactWords,
  'vehicle-missing': 'Pilih mobil yang Anda minati',
  'vehicle-unknown': 'Pilih salah satu mobil di bawah',
  'variant-unknown': 'Pilih salah satu varian mobil ini',
  'plan-missing': 'Pilih kapan Anda ingin membeli',
  'payment-missing': 'Pilih cara pembayaran',
  'current-vehicle-too-long': tooLong('Mobil sekarang', longestCurrentVehicle),
  'dealer-missing': 'Pilih dealer',
  'dealer-unknown': 'Pilih salah satu dealer di bawah',
  'agreement-missing': 'Beri persetujuan agar dealer dapat menghubungi Anda',
}

export const words = {
  title: 'Konsultasi pembelian',
  description:
    'Ceritakan mobil dan rencana Anda. Tenaga penjual dealer terdekat menjawab dengan harga, waktu tunggu, dan cara pembayaran.',
  lead: 'Empat pertanyaan singkat. Dealer pilihan Anda menjawab dengan harga, waktu tunggu, dan cara pembayaran.',
  steps: ['Rencana', 'Kode', 'Kirim', 'Selesai'],

  car: 'Mobil',
  whichCar: 'Mobil yang Anda minati',
  carHint: 'Semua gambar dalam skala yang sama.',
  plan: 'Rencana',
  when: 'Kapan Anda ingin membeli?',
  payment: 'Bagaimana Anda ingin membayar?',
  currentVehicle: 'Mobil Anda sekarang',
  currentVehicleHint: 'Bila ingin tukar tambah: merek, model, dan tahun. Contoh: Avanza 2018.',
  dealer: 'Dealer',
  person: 'Data Anda',
  phoneHint: 'Kami mengirim kode ke nomor ini lewat WhatsApp, lalu dealer menghubungi Anda. Contoh: 0812 3456 7890',
  emailHint: 'Untuk penawaran tertulis.',
  send: 'Lanjutkan',
  promise: 'Berikutnya: kode lewat WhatsApp, supaya tidak ada orang lain yang memakai nomor Anda.',

  codeTitle: 'Masukkan kode',
  planTitle: 'Kirim rencana pembelian',
  planLead: 'Nomor HP Anda sudah diperiksa. Periksa rencana ini sekali lagi, lalu kirim ke dealer.',
  sendPlan: 'Kirim rencana pembelian',
  later: (reference: string) =>
    `Ingin mengirimnya nanti? Simpan nomor ${reference}; rencana ini dapat dilanjutkan di halaman Ikuti permintaan.`,
  cancel: 'Batalkan',
  again: 'Konsultasi baru',

  resultDescription: 'Hasil konsultasi pembelian Anda.',
  qualifiedTitle: 'Rencana Anda sudah kami teruskan ke dealer',
  qualifiedLead: 'Tenaga penjual menyiapkan jawaban untuk rencana Anda.',
  bring: 'Siapkan KTP dan, untuk kredit, slip gaji atau rekening koran tiga bulan terakhir.',
  testDrive: 'Booking test drive',

  used: usedFormWords({ what: 'rencana', notSent: notSaved, look: 'Lanjutkan' }),
}

export const unqualifiedWords: Record<UnqualifiedReason, { title: string; lead: string; next: string[] }> = {
  'plan-beyond-horizon': {
    title: 'Rencana Anda kami simpan',
    lead: 'Waktu pembelian Anda masih jauh, jadi dealer belum kami minta menelepon. Rencana ini tetap tersimpan.',
    next: [
      'Saat waktunya mendekat, atau bila ingin dijawab sekarang, mulai konsultasi baru dengan waktu yang lebih dekat.',
      'Sementara itu Anda dapat mencoba mobilnya atau mengunjungi dealer di sebelah.',
    ],
  },
  'no-dealer-reachable': {
    title: 'Rencana Anda ada pada kami',
    lead: 'Dealer pilihan Anda belum dapat dihubungi dari sini, jadi kami sendiri yang menjawab lebih dahulu.',
    next: ['Anda dapat mengganti dealer kapan saja di halaman permintaan.'],
  },
}

/** Who answers, and until when. */
export const promiseWords: Record<UnqualifiedReason | 'qualified', (deadline: string) => string> = {
  qualified: (deadline) => `Dealer menghubungi Anda paling lambat ${deadline}.`,
  'plan-beyond-horizon': () => unqualifiedWords['plan-beyond-horizon'].lead,
  'no-dealer-reachable': (deadline) =>
    `Dealer ini belum dapat dihubungi dari sini, jadi kami sendiri yang menjawab, paling lambat ${deadline}.`,
}
