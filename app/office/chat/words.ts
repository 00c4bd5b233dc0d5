import type { ChatEvent, EventKind } from '../../core/conversations/conversation.ts'
import type { AnswerRefusal } from './refusal.ts'

/** The title of a page of the desk, with the number of visitors who wait for this employee or for any. */
export const countedTitle = (title: string, waiting: number): string => (waiting > 0 ? `(${waiting}) ${title}` : title)

export const words = {
  title: 'Obrolan',
  list: 'Daftar obrolan',
  open: 'Berjalan',
  ended: 'Selesai',
  load: 'Beban petugas',
  groups: { waiting: 'Menunggu petugas', mine: 'Milik saya', others: 'Petugas lain', ended: 'Selesai' },
  empty: {
    waiting: 'Tidak ada yang menunggu. Obrolan baru muncul di sini dengan sendirinya.',
    mine: 'Belum ada. Jawab atau ambil satu dari antrean.',
    others: 'Tidak ada.',
    ended: 'Belum ada obrolan yang selesai.',
  },
  waits: (span: string) => `menunggu ${span}`,
  answered: 'dijawab',
  unread: 'Baru',
  maker: 'Pusat',
  you: 'Anda',
  alerts: 'Bunyi dan notifikasi',
  alertsOn: 'Bunyi dan notifikasi menyala',
  alertsSilent: 'Browser menolak notifikasi. Bunyi tetap menyala.',
  alertTitle: 'Pengunjung menunggu jawaban',
  alertText: 'Buka obrolan di kantor.',
  keys: 'Pintasan',
  reading: 'Sambungan langsung terputus. Daftar dibaca ulang setiap beberapa detik.',
  back: 'Semua obrolan',
  automatic: 'Jawaban otomatis',
  log: 'Percakapan',
  nothingYet: 'Pengunjung belum menulis.',
  typing: (name: string) => `${name} sedang menulis`,
  endedNow: 'Obrolan ini sudah selesai.',
  agent: (name: string) => `Dijawab ${name}`,
  nobody: 'Belum ada petugas',
  answer: 'Jawaban',
  send: 'Kirim',
  reload: 'Lihat pesan baru',
  sending: 'Mengirim',
  delayed: 'Belum terkirim, kami coba lagi otomatis',
  sent: 'Terkirim',
  delivered: 'Sampai',
  read: 'Dibaca',
  again: 'Kirim lagi',
  sendAnyway: 'Kirim tetap seperti ini',
  change: 'Ubah',
  meanwhile: 'Sementara itu:',
  photo: (name: string) => `Foto ${name}`,
  pdf: (name: string) => `Unduh ${name}`,
  take: 'Ambil',
  takeOver: (name: string) => `Ambil alih dari ${name}`,
  takeFirst: (name: string) => `${name} sedang menjawab. Ambil alih dulu kalau Anda yang melanjutkan.`,
  release: 'Kembalikan ke antrean',
  end: 'Akhiri obrolan',
  offerLead: 'Jadikan permintaan',
  offered: 'Pengunjung diminta setuju dan mengisi nomor HP. Permintaannya tersambung ke obrolan ini.',
  canned: 'Jawaban siap pakai',
  files: 'Berkas',
  file: 'Foto atau PDF',
  fileHint: 'Paling besar 8 MB. Tempat dan waktu pengambilan foto ikut dihapus.',
  sendFile: 'Kirim berkas',
  insert: 'Sisipkan tautan',
  model: 'Model',
  dealer: 'Dealer',
  choose: 'Pilih',
  simulation: 'Kirim simulasi',
  slot: 'Kirim jadwal test drive',
  chooseTime: 'Lihat jam kosong',
  day: 'Hari',
  time: (zone: string) => `Jam (${zone})`,
  sendTime: 'Kirim jam ini',
  noTimes: 'Tidak ada jam kosong di dealer ini. Pilih dealer lain.',
  kept: 'Simulasi tersimpan',
  sendKept: 'Kirim simulasi tersimpan',
  keptHint: 'Pengunjung membukanya dengan kode ke nomor HP-nya.',
  give: 'Alihkan',
  colleague: 'Ke petugas',
  giveColleague: 'Alihkan ke petugas',
  toDealer: 'Ke dealer',
  toMaker: 'Pusat',
  giveDealer: 'Alihkan ke dealer',
  blocking: 'Penyalahgunaan',
  block: 'Blokir pengunjung',
  blockHint:
    'Semua obrolan dari perangkat ini berakhir. Selama 30 hari perangkat ini, dan nomor HP yang terbukti miliknya, tidak dapat mengobrol atau meminta dihubungi lewat obrolan. Pengunjung yang menghapus cookie atau berganti perangkat dapat memulai lagi selama belum mengisi nomor itu. Formulir lain di situs tetap terbuka.',
  unblock: 'Buka blokir',
  visitor: 'Pengunjung',
  page: 'Halaman',
  number: 'Nomor HP',
  proved: 'terbukti',
  unproved: 'belum terbukti',
  place: 'Zona waktu',
  answersFrom: 'Dijawab dari',
  since: 'Mulai',
  leads: 'Permintaan dan simulasi sebelumnya',
  noLeads: 'Belum ada.',
  leadsLater: 'Terlihat setelah pengunjung membuktikan nomor HP-nya.',
} as const

/** Sentences that the site sends with a link. They are messages to the visitor. */
export const linkWords = {
  simulation: (model: string) => `Ini simulasi untuk ${model}. DP dan tenor bisa Anda ubah sendiri.`,
  openSimulation: (model: string) => `Hitung cicilan ${model}`,
  slot: (model: string, dealer: string) =>
    `Pilih hari dan jam test drive ${model} di ${dealer}. Jam yang masih kosong langsung terlihat.`,
  openSlot: (model: string) => `Pilih jadwal test drive ${model}`,
  drive: (model: string, dealer: string) => `${model} di ${dealer}`,
  oneSlot: (model: string, dealer: string, slot: string) =>
    `Test drive ${model} di ${dealer}: ${slot} masih kosong. Isi data Anda untuk memesannya.`,
  openOneSlot: 'Pesan jam ini',
  kept: (model: string, on: string) =>
    `Ini simulasi ${model} yang Anda simpan pada ${on}. Kami kirim kode ke nomor HP Anda untuk membukanya.`,
  openKept: 'Buka simulasi saya',
} as const

/** The canned answers of the beginning. The office changes them in its tables. */
export const cannedAnswers: readonly { label: string; text: string }[] = [
  { label: 'Salam', text: 'Halo {nama}, saya {petugas}. Ada yang bisa saya bantu?' },
  { label: 'Sebentar', text: 'Terima kasih sudah menunggu, {nama}. Saya cek dulu, ya.' },
  {
    label: 'Harga di dealer',
    text: 'Harga {model} tergantung tipe dan kota. {dealer} memberi harga pasti beserta promo bulan ini. Anda tinggal di kota mana?',
  },
  {
    label: 'Test drive',
    text: '{nama}, {model} bisa Anda coba di {dealer}. Hari apa yang cocok?',
  },
  {
    label: 'Minta nomor',
    text: 'Boleh saya minta nomor HP Anda, {nama}? Isi di bagian Minta dihubungi, supaya kami bisa menghubungi Anda.',
  },
  { label: 'Penutup', text: 'Terima kasih, {nama}. Kalau ada pertanyaan lain, tulis saja di sini.' },
]

const [hour, day] = [60, 24 * 60]

/** `< 1 mnt`, `25 mnt`, `3 jam`, `2 hari`. */
export function spanWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return '< 1 mnt'
  if (minutes < hour) return `${minutes} mnt`
  return minutes < 2 * day ? `${Math.floor(minutes / hour)} jam` : `${Math.floor(minutes / day)} hari`
}

/** What happened, for staff, in one line. Null for what is shown as a message. */
export function deskSentence({ kind, by, staff, detail }: ChatEvent): string | null {
  const name = staff?.name ?? 'Petugas'
  switch (kind) {
    case 'person-asked':
      return 'Pengunjung minta dijawab petugas'
    case 'joined':
      return `${name} bergabung`
    case 'left':
      return `${name} mengembalikan obrolan ke antrean`
    case 'transferred':
      return `${name} mengalihkan obrolan ke ${detail?.to?.name ?? words.maker}`
    case 'handed-over':
      return `${name} mengalihkan obrolan ke ${detail?.to?.id ? detail.to.name : words.maker}`
    case 'lead-offered':
      return `${name} menawarkan permintaan. Menunggu persetujuan pengunjung`
    case 'lead-made':
      // The reference goes when the request has expired.
      return detail?.reference ? `Permintaan ${detail.reference} tersimpan` : 'Permintaan tersimpan'
    case 'transcript-asked':
      return `Pengunjung minta salinan lewat ${detail?.channel === 'email' ? 'e-mail' : 'WhatsApp'}`
    case 'ended':
      if (by === 'site') return 'Berakhir: tiga hari tanpa pesan'
      if (detail?.reason === 'blocked') return `${name} memblokir pengunjung`
      return by === 'visitor' ? 'Pengunjung mengakhiri obrolan' : `${name} mengakhiri obrolan`
    case 'rated':
      return `Nilai dari pengunjung: ${detail?.stars ?? ''} dari 5`
    default:
      return null
  }
}

export const refusalWords: Record<AnswerRefusal, string> = {
  'text-missing': 'Isi jawaban.',
  'text-too-long': 'Jawaban paling panjang 2.000 huruf. Bagi menjadi beberapa pesan.',
  'file-missing': 'Pilih foto atau PDF.',
  'files-too-many': 'Satu obrolan memuat paling banyak 20 berkas.',
  'picture-too-large': 'Berkas paling besar 8 MB.',
  'picture-not-an-image': 'Berkas harus foto JPEG, PNG, WebP, atau PDF.',
  'picture-too-many-pixels': 'Ukuran foto terlalu besar. Perkecil dahulu, lalu kirim lagi.',
  'placeholder-left': 'Ganti dulu tulisan dalam kurung kurawal, misalnya {model}.',
  'model-missing': 'Pilih model.',
  'dealer-missing': 'Pilih dealer.',
  'dealer-sells-other-cars': 'Dealer ini tidak menjual model itu. Pilih dealer lain.',
  'slot-gone': 'Jam itu sudah tidak kosong. Pilih jam lain.',
  'simulation-missing': 'Pilih simulasi tersimpan dari daftar.',
  unknown: 'Obrolan ini tidak ada, atau ditangani dealer lain.',
  ended: 'Obrolan sudah selesai. Jawaban belum terkirim.',
  'not-our-link': 'Tautan harus menuju halaman situs ini.',
  full: 'Obrolan ini sudah penuh. Akhiri, lalu minta pengunjung memulai yang baru.',
  'id-used': 'Jawaban belum tersimpan. Kirim sekali lagi.',
  'not-agent': 'Obrolan ini sudah tidak Anda jawab.',
  'no-such-employee': 'Pilih petugas yang boleh menjawab obrolan ini.',
  'no-such-dealer': 'Pilih dealer.',
  'already-there': 'Sudah begitu keadaannya. Pilih yang lain.',
  'other-agent': 'Petugas lain sedang menjawab. Ambil alih dulu, lalu kirim lagi.',
  'other-employee': 'Belum terkirim: di browser ini sekarang masuk petugas lain. Muat ulang halaman.',
  changed: 'Belum terkirim: ada pesan baru sejak Anda menulis. Baca dulu, lalu kirim lagi kalau masih cocok.',
  'not-possible': 'Tindakan ini tidak dapat dilakukan sekarang. Muat ulang untuk melihat keadaan terakhir.',
  'signed-out': 'Sesi Anda sudah berakhir. Masuk lagi di tab lain, lalu kirim lagi.',
}

export const keyWords = [
  ['j', 'Obrolan berikutnya'],
  ['k', 'Obrolan sebelumnya'],
  ['Enter', 'Buka obrolan'],
  ['r', 'Tulis jawaban'],
  ['u', 'Kembali ke daftar'],
  ['?', 'Tampilkan pintasan ini'],
] as const

export const loadWords = {
  title: 'Beban petugas',
  waiting: 'Menunggu petugas',
  longest: 'Menunggu paling lama',
  times: 'Jawaban pertama, 24 jam terakhir',
  answered: 'Obrolan dijawab',
  median: 'Tengah',
  ninetieth: '90 persen paling lama',
  agent: 'Petugas',
  open: 'Berjalan',
  unanswered: 'Belum dijawab',
  none: 'Tidak ada petugas yang sedang menjawab obrolan.',
  seconds: (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} detik` : `${Math.round(seconds / 60)} mnt`),
  nothing: '–',
  desk: 'Ke obrolan',
} as const

export const snippetWords = {
  file: 'Foto atau berkas',
  by: { staff: 'Petugas', site: 'Otomatis' },
  kinds: {
    'person-asked': 'minta dijawab petugas',
    joined: 'bergabung',
    left: 'mengembalikan ke antrean',
    transferred: 'mengalihkan ke petugas lain',
    'handed-over': 'mengalihkan ke dealer lain',
    'lead-offered': 'menawarkan permintaan',
    'lead-made': 'permintaan tersimpan',
    'transcript-asked': 'minta salinan',
    ended: 'selesai',
    rated: 'memberi nilai',
  } satisfies Partial<Record<EventKind, string>> as Partial<Record<EventKind, string>>,
} as const
