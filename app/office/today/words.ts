import type { CountedView } from '../leads/inbox/inbox.server.ts'

export const words = {
  title: 'Hari ini',
  greeting: (name: string) => `Selamat bekerja, ${name}.`,
  next: 'Kerjakan dulu',
  allLeads: 'Semua permintaan',
  nothing: 'Tidak ada permintaan yang menunggu. Yang baru muncul di sini dengan sendirinya.',
  views: {
    terlambat: 'Terlambat',
    'hari-ini': 'Jatuh tempo hari ini',
    baru: 'Menunggu jawaban',
    'milik-saya': 'Milik saya',
    dieskalasi: 'Dieskalasi',
  } satisfies Record<CountedView, string>,
  chats: {
    waiting: (count: number, span: string) => `${count} pengunjung menunggu di obrolan, paling lama ${span}`,
    open: 'Buka obrolan',
  },
  speed: {
    title: 'Tujuh hari terakhir',
    count: 'Permintaan',
    median: 'Waktu jawab, tengah',
    p90: 'Waktu jawab, 90 persen',
    inTime: 'Tepat waktu',
    before: (value: string) => `tujuh hari sebelumnya ${value}`,
    more: 'Angka per dealer dan jenis',
  },
  content: {
    drafts: 'Konsep Anda',
    scheduled: 'Terbit sendiri nanti',
    ending: 'Segera berakhir',
    failing: 'Tampil, tetapi perlu diperbaiki',
    stops: (count: number) => `${count} hal harus diperbaiki`,
    until: (day: string) => `sampai ${day}`,
    nothing: 'Tidak ada konsep, jadwal terbit, atau promo yang segera berakhir. Pilih yang ingin Anda sunting.',
    all: 'Semua isi situs',
  },
  faults: {
    title: 'Perlu diperiksa',
    givenUp: (count: number) => `${count} pesan gagal terkirim`,
    waiting: (minutes: number) => `Ada pesan yang sudah menunggu ${minutes} menit`,
    backup: 'Cadangan terakhir lebih dari sehari yang lalu, atau belum pernah dibuat',
    open: 'Buka Operasi',
  },
} as const
