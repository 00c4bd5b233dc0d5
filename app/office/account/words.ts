export const words = {
  title: 'Akun saya',
  role: 'Peran',
  email: 'Email',
  dealers: 'Dealer',
  password: {
    title: 'Kata sandi',
    current: 'Kata sandi sekarang',
    next: 'Kata sandi baru',
    hint: 'Minimal 12 karakter',
    submit: 'Ganti kata sandi',
    done: 'Kata sandi sudah diganti. Perangkat lain harus masuk lagi.',
  },
  factor: {
    title: 'Verifikasi dua langkah',
    on: 'Aktif. Setiap masuk dari perangkat baru, Anda ditanya kode dari aplikasi autentikator.',
    off: 'Belum aktif. Dengan kode dari ponsel, kata sandi yang bocor saja tidak cukup untuk masuk.',
    required: 'Administrator harus mengaktifkan verifikasi dua langkah sebelum mulai bekerja.',
    start: 'Aktifkan',
    change: 'Hilang ponsel? Minta administrator mengatur ulang, lalu aktifkan lagi di sini.',
    done: 'Verifikasi dua langkah sudah aktif.',
    intro: 'Ketik kata sandi Anda dulu. Setelah itu kami tunjukkan kode QR untuk aplikasi autentikator.',
    password: 'Kata sandi',
    next: 'Tunjukkan kode QR',
    scan: 'Pindai dengan aplikasi autentikator, misalnya Google Authenticator atau Aegis.',
    qr: 'Kode QR untuk aplikasi autentikator',
    byHand: 'Tidak bisa memindai? Ketik kunci ini di aplikasi:',
    recovery: 'Kode pemulihan',
    recoveryNote:
      'Simpan di tempat yang aman, bukan di ponsel yang sama. Tiap kode hanya bisa dipakai sekali, kalau ponsel Anda tidak ada.',
    code: 'Kode enam angka dari aplikasi',
    finish: 'Aktifkan verifikasi dua langkah',
  },
  sessions: {
    title: 'Perangkat yang sedang masuk',
    device: 'Perangkat',
    since: 'Sejak',
    here: 'Perangkat ini',
    end: 'Keluarkan',
    endOthers: 'Keluarkan semua perangkat lain',
    unknown: 'Perangkat tidak dikenal',
    ended: 'Perangkat sudah dikeluarkan.',
  },
} as const

export const accountRefusals = ['wait', 'current-wrong', 'password-short', 'password-long', 'code-wrong', 'already-on'] as const
export type AccountRefusal = (typeof accountRefusals)[number]

export const refusalWords: Record<AccountRefusal, string> = {
  wait: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
  'current-wrong': 'Kata sandi sekarang tidak cocok',
  'password-short': 'Kata sandi harus minimal 12 karakter',
  'password-long': 'Kata sandi paling panjang 128 karakter',
  'code-wrong': 'Kode itu tidak cocok. Tunggu kode berikutnya di aplikasi, lalu ketik lagi.',
  'already-on': 'Verifikasi dua langkah sudah aktif',
}
