import { formatNumber } from '~/lib/number.ts'

export const words = {
  title: 'Operasi',
  health: 'Kesehatan situs',
  speeds: 'Kecepatan halaman bagi pengunjung',
  look: 'Periksa',
  backup: 'Cadangan terakhir',
  noBackup: 'Belum pernah dibuat',
  waiting: 'Pesan menunggu dikirim',
  waitingMessages: (count: number, minutes: number) => (count === 0 ? 'Tidak ada' : `${count}, terlama ${minutes} menit`),
  givenUp: 'Pesan gagal terkirim',
  messages: (count: number) => (count === 0 ? 'Tidak ada' : `${count} pesan`),
  storage: 'Ukuran basis data',
  megabytes: (count: number) => `${formatNumber(count)} MB`,
  notYet: 'Belum pernah berjalan',
  failed: (count: number) => `${count} kali gagal dalam seminggu`,
  letters: {
    title: 'Pesan yang gagal terkirim',
    none: 'Tidak ada. Semua pesan sampai ke penyedianya.',
    when: 'Berhenti dicoba',
    channel: 'Saluran',
    template: 'Templat',
    problem: 'Jawaban terakhir',
    retry: 'Kirim ulang',
    gone: 'Tidak bisa dikirim ulang',
    cannot:
      'Pesan ini tidak bisa dikirim ulang: isinya sudah dihapus atau sudah kedaluwarsa. Hubungi pelanggan dari halaman permintaannya.',
  },
} as const

/** The scheduled jobs, by their names in `jobs.ts`. */
export const jobWords: Record<string, string> = {
  'forget-codes': 'Hapus kode satu kali yang lama',
  'tell-partners': 'Kabari mitra tentang permintaan baru',
  'forget-tracking': 'Hapus catatan izin dan kecepatan yang lama',
  privacy: 'Awasi batas waktu data pribadi',
  retention: 'Hapus data yang lewat masa simpannya',
  'forget-contacts': 'Hapus kontak yang diingat perangkat',
  'forget-unused': 'Hapus konsep dan foto yang tidak dipakai',
  'fill-lead-progress': 'Lengkapi keadaan permintaan lama',
  'rewrite-tables': 'Bersihkan sisa data yang dihapus',
  'forget-conversations': 'Hapus obrolan yang lama',
  'escalate-leads': 'Eskalasi permintaan yang terlambat',
  'give-back-leads': 'Pengembalian permintaan dari petugas yang keluar',
}
