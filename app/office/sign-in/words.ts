export const words = {
  title: 'Masuk ke kantor',
  intro: 'Untuk staf pabrikan dan dealer.',
  email: 'Email kantor',
  password: 'Kata sandi',
  submit: 'Masuk',
  checking: 'Memeriksa…',
  forgotten: 'Lupa kata sandi?',
  code: {
    title: 'Masukkan kode',
    intro: 'Buka aplikasi autentikator di ponsel Anda, lalu ketik kode enam angka untuk kantor ini.',
    label: 'Kode dari aplikasi',
    hint: 'Ponsel tidak ada? Ketik salah satu kode pemulihan.',
    trust: 'Jangan tanya kode di perangkat ini selama 30 hari',
    submit: 'Lanjutkan',
    again: 'Kembali ke halaman masuk',
  },
  reset: {
    title: 'Lupa kata sandi',
    intro: 'Kami kirim tautan untuk membuat kata sandi baru. Tautan berlaku satu jam dan hanya bisa dipakai sekali.',
    submit: 'Kirim tautan',
    sentTitle: 'Periksa email Anda',
    sent: 'Kalau alamat itu terdaftar, tautannya sampai dalam beberapa menit. Belum ada? Lihat folder spam, atau minta lagi.',
    back: 'Kembali ke halaman masuk',
  },
  set: {
    title: 'Buat kata sandi',
    intro: 'Minimal 12 karakter. Beberapa kata yang mudah Anda ingat lebih kuat daripada kata pendek dengan simbol.',
    label: 'Kata sandi baru',
    submit: 'Simpan kata sandi',
    done: 'Kata sandi tersimpan. Silakan masuk.',
  },
} as const

export const refusals = [
  'email-missing',
  'password-missing',
  'not-recognised',
  'wait',
  'code-missing',
  'code-wrong',
  'code-expired',
  'code-used',
  'password-short',
  'password-long',
  'link-used',
] as const
export type Refusal = (typeof refusals)[number]

export const refusalWords: Record<Refusal, string> = {
  'email-missing': 'Isi email kantor Anda, misalnya nama@perusahaan.co.id',
  'password-missing': 'Isi kata sandi',
  'not-recognised': 'Email atau kata sandi tidak cocok. Periksa huruf besar dan kecil, lalu coba lagi.',
  wait: 'Terlalu banyak percobaan. Tunggu beberapa menit, atau buat kata sandi baru lewat Lupa kata sandi.',
  'code-missing': 'Isi kode enam angka dari aplikasi, atau satu kode pemulihan',
  'code-wrong': 'Kode itu tidak cocok. Tunggu kode berikutnya di aplikasi, lalu ketik lagi.',
  'code-expired': 'Waktu untuk kode sudah habis. Masuk lagi dengan email dan kata sandi.',
  'code-used': 'Kode itu sudah dipakai. Masuk lagi, lalu ketik kode berikutnya dari aplikasi.',
  'password-short': 'Kata sandi harus minimal 12 karakter',
  'password-long': 'Kata sandi paling panjang 128 karakter',
  'link-used': 'Tautan ini sudah dipakai atau kedaluwarsa. Minta tautan baru.',
}
