import type { LeadState } from '../../core/leads/lead.ts'
import { formatList } from '../../lib/number.ts'

export const stateWords: Record<LeadState, { title: string; lead: string }> = {
  'awaiting-code': { title: 'Menunggu kode', lead: 'Permintaan ini belum terkirim: nomor HP Anda belum diperiksa dengan kode.' },
  verified: { title: 'Nomor HP sudah diperiksa', lead: 'Tinggal satu langkah: kirim permintaan ini.' },
  received: { title: 'Sudah diterima', lead: 'Permintaan Anda sudah sampai dan sedang ditangani.' },
  moved: { title: 'Sudah diubah', lead: 'Perubahan Anda sudah kami simpan.' },
  confirmed: { title: 'Dikonfirmasi', lead: 'Kami menunggu Anda pada jam di bawah. Berhalangan? Pindahkan jadwalnya.' },
  closed: {
    title: 'Selesai',
    lead: 'Permintaan ini sudah selesai kami tangani. Ada yang kurang? Hubungi kami dan sebutkan nomornya.',
  },
  cancelled: { title: 'Dibatalkan', lead: 'Permintaan ini sudah selesai. Kami tidak akan menghubungi Anda tentangnya.' },
  withdrawn: {
    title: 'Persetujuan dicabut',
    lead: 'Kami tidak akan menghubungi Anda lagi tentang permintaan ini. Catatan pencabutan kami simpan sebagai bukti.',
  },
  missed: { title: 'Jadwal terlewat', lead: 'Kami menunggu Anda pada jadwal itu. Masih berminat? Pilih jadwal baru.' },
  'at-workshop': {
    title: 'Mobil sudah kami terima',
    lead: 'Mobil Anda ada di bengkel. Kami menulis kepada Anda begitu siap diambil.',
  },
  'in-work': { title: 'Sedang dikerjakan', lead: 'Mobil Anda sedang dikerjakan. Kami menulis kepada Anda begitu siap diambil.' },
  ready: { title: 'Siap diambil', lead: 'Pekerjaan selesai. Ambil mobil Anda pada jam buka bengkel.' },
  past: { title: 'Jadwal sudah lewat', lead: 'Semoga lancar. Ada yang kurang? Beri tahu kami lewat nomor di bawah.' },
}

/** Instead of `eventWords`, for what an employee did. */
export const staffEventWords = {
  moved: 'Kami memindahkan jadwal',
  cancelled: 'Kami membatalkan permintaan',
  invalid: 'Kami menutup permintaan',
}

export const words = {
  title: 'Ikuti permintaan Anda',
  description: 'Lihat status permintaan Anda dengan nomor permintaan dan kode sekali pakai, lalu ubah atau batalkan.',
  lead: 'Isi nomor permintaan dari pesan atau halaman konfirmasi. Kami mengirim kode ke nomor HP yang Anda pakai waktu itu.',
  reference: 'Nomor permintaan',
  referenceHint: 'Dua huruf dan enam tanda, misalnya TD-7K3M9Q. Huruf kecil dan spasi boleh.',
  referenceMissing: 'Isi nomor permintaan Anda',
  referenceUnreadable: 'Nomor permintaan harus berbentuk seperti TD-7K3M9Q',
  referencesSeveral: 'Isi satu nomor permintaan saja',
  referenceImpossible: (reference: string, signs: readonly string[]) =>
    `Nomor permintaan ${reference} tidak ada: nomor kami tidak memakai ${formatList(signs)}. Periksa lagi di pesan kami`,
  send: 'Kirim kode',
  lost: 'Nomornya hilang? Cari pesan WhatsApp kami di HP Anda, atau hubungi kami lewat Bantuan di atas halaman ini. Permintaan dengan telepon kantor dibuka dari tautan di e-mail kami.',
  codeTitle: 'Masukkan kode',
  codeFor: (reference: string) => `Untuk permintaan ${reference}.`,

  history: 'Riwayat',
  changed: (event: string, { from, to }: { from: string; to: string }) => `${event} dari ${from} ke ${to}`,
  move: 'Ganti jadwal atau dealer',
  changeDealer: 'Ganti dealer',
  cancel: 'Batalkan permintaan',
  simulation: 'Lihat simulasi',
  preferWhatsapp: 'Hubungi saya lewat WhatsApp saja',
  whatsappPreferred: 'Anda akan dihubungi lewat WhatsApp, bukan telepon.',
  withdraw: 'Cabut persetujuan',
  goOn: 'Lanjutkan permintaan',
  queuePlace: (place: number) => `Nomor antrean Anda sekarang: ${place}`,
  queueSteps: 'Lihat setiap langkah dan aturan pengembalian',
  again: { 'test-drive': 'Pilih jadwal baru', service: 'Pilih jadwal baru', consultation: 'Konsultasi baru' },
  waiting: 'Permintaan Anda kami simpan. Belum ada yang kami minta menghubungi Anda.',

  moveTitle: 'Ganti jadwal atau dealer',
  moveLead: (slot: string) => `Jadwal Anda sekarang: ${slot}. Jam ini tetap milik Anda sampai jam baru tersimpan.`,
  moveHere: 'Pindahkan ke jam ini',
  keep: 'Tetap seperti sekarang',
  gone: 'Jam itu baru saja terisi',
  goneText: 'Jadwal Anda belum berubah. Jam kosong yang terdekat:',
  dealerTitle: 'Ganti dealer',
  dealerLead: (dealer: string) => `Sekarang: ${dealer}. Dealer baru menjawab dalam dua jam buka setelah diganti.`,
  dealerWaits: (dealer: string) => `Sekarang: ${dealer}. Belum ada yang kami minta menghubungi Anda, juga setelah diganti.`,
  answersBy: (deadline: string) => `Dealer menjawab paling lambat ${deadline}.`,
  answersLater: 'Dealer belum kami minta menghubungi Anda; permintaan ini tetap tersimpan.',
  confirmsBy: (deadline: string) => `Dealer mengonfirmasi paling lambat ${deadline}.`,
  movedByStaff: 'Jadwal ini sudah kami atur di dealer. Tidak cocok? Pilih jam lain lewat tautan di bawah.',
  dealerNow: 'Ganti ke dealer ini',
  dealerAndSlot: (dealer: string, slot: string) => `${slot}, di ${dealer}`,
  dealerMissing: 'Pilih dealer',
  dateMissing: 'Pilih hari',
  timeMissing: 'Pilih jam',

  cancelTitle: 'Batalkan permintaan ini?',
  cancelAppointment: 'Jadwal Anda dilepas untuk orang lain. Bila hanya waktunya yang tidak cocok, pindahkan saja jadwalnya.',
  cancelOther: 'Kami berhenti menangani permintaan ini dan tidak menghubungi Anda lagi tentangnya.',
  cancelNow: 'Ya, batalkan',
  back: 'Tidak, kembali',

  withdrawTitle: 'Cabut persetujuan?',
  withdrawLead:
    'Permintaan ini berakhir, jadwalnya dilepas, dan data Anda tidak lagi dipakai untuk menghubungi Anda. Foto yang Anda kirim bersamanya dihapus. Permintaan lain tidak berubah.',
  withdrawNow: 'Ya, cabut persetujuan',

  callTimeTitle: 'Kapan kami boleh menghubungi Anda?',
  callTimeLead: 'Pilih satu waktu. Kami menghubungi Anda di antara kedua jam itu.',
  callTime: 'Waktu',
  callTimeMissing: 'Pilih satu waktu',
  callTimeGone: 'Waktu itu sudah tidak tersedia. Pilih waktu lain',
  callTimeNow: 'Hubungi saya pada waktu ini',

  calendarTitle: (kind: string, car: string) => `${kind} ${car}`,
  calendarCancelled: (title: string) => `Dibatalkan: ${title}`,
  calendarText: (reference: string) => `Nomor permintaan: ${reference}`,
}
