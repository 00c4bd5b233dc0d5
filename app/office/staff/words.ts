export const words = {
  title: 'Staf',
  add: 'Tambah staf',
  name: 'Nama',
  nameHint: 'Seperti yang dikenal pelanggan, misalnya Ani Wijaya',
  email: 'Email kantor',
  role: 'Peran',
  dealers: 'Dealer',
  dealersHint: 'Hanya untuk peran Dealer: permintaan dan jadwal dealer mana yang boleh dibuka.',
  findDealer: 'Cari dealer',
  allDealers: 'Semua',
  factor: 'Dua langkah',
  factorOn: 'Aktif',
  factorOff: 'Belum',
  newTitle: 'Tambah staf',
  newIntro: 'Kami kirim email dengan tautan untuk membuat kata sandi.',
  submitNew: 'Tambah dan kirim tautan',
  save: 'Simpan perubahan',
  saved: 'Perubahan tersimpan.',
  back: 'Semua staf',
  access: {
    title: 'Akses',
    sendLink: 'Kirim tautan kata sandi',
    linkSent: 'Tautan sudah dikirim ke emailnya.',
    resetFactor: 'Atur ulang verifikasi dua langkah',
    factorReset: 'Verifikasi dua langkah dimatikan. Ia harus masuk lagi dan mengaktifkannya.',
    endSessions: 'Keluarkan dari semua perangkat',
    sessionsEnded: 'Semua perangkatnya sudah dikeluarkan.',
    leave: 'Tutup akses untuk selamanya',
    leaveNote:
      'Ia keluar dari semua perangkat dan tidak bisa masuk lagi. Permintaan dan obrolannya yang belum selesai menunggu petugas lain. Catatan pekerjaannya tetap ada.',
    leaveSure: (name: string) => `Tutup akses ${name}; ini tidak dapat dibatalkan`,
    leaveMissing: 'Centang dulu: akses yang ditutup tidak dapat dibuka lagi',
  },
  roles: {
    administrator: 'Semua hal, termasuk staf dan catatan',
    editor: 'Isi situs dan harga',
    'call-centre': 'Semua permintaan',
    dealer: 'Permintaan dan jadwal dealernya sendiri',
    auditor: 'Membaca semuanya, tidak mengubah apa pun',
  },
} as const

export const staffRefusals = [
  'name-missing',
  'email-wrong',
  'email-taken',
  'role-missing',
  'dealers-missing',
  'last-administrator',
  'has-left',
] as const
export type StaffRefusal = (typeof staffRefusals)[number]

export const refusalWords: Record<StaffRefusal, string> = {
  'name-missing': 'Isi nama',
  'email-wrong': 'Isi email seperti nama@perusahaan.co.id',
  'email-taken': 'Email ini sudah dipakai staf lain, mungkin juga yang sudah keluar',
  'role-missing': 'Pilih peran',
  'dealers-missing': 'Pilih minimal satu dealer',
  'last-administrator': 'Ia administrator terakhir. Angkat administrator lain dulu.',
  'has-left': 'Aksesnya sudah ditutup',
}
