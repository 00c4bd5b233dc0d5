export const words = {
  title: 'Pilihan privasi',
  description: 'Pilih apa yang boleh diukur saat Anda membuka situs ini, dan cabut izin kapan saja.',
  lead: 'Pilih tujuan yang Anda izinkan. Anda bisa mengubahnya kapan saja di halaman ini.',
  nothing: 'Situs ini hanya memakai cookie yang diperlukan supaya halaman bekerja. Tidak ada yang perlu dipilih.',
  necessary: 'Diperlukan',
  necessaryText: 'Mengirim formulir, mengingat dealer dan kontak kalau Anda memintanya, dan menjaga keamanan. Selalu menyala.',
  purposes: 'Yang boleh kami lakukan',
  save: 'Simpan pilihan',
  allowAll: 'Izinkan semua',
  refuseAll: 'Tolak semua',
  notSaved: (seconds: number) =>
    `Izin Anda belum tersimpan, karena terlalu banyak pilihan dikirim dari jaringan yang sama. Tunggu ${seconds} detik, lalu simpan lagi. Yang Anda tolak sudah berlaku.`,
  saved: 'Pilihan Anda tersimpan.',
  signal:
    'Browser Anda mengirim Global Privacy Control. Kami mengikutinya: selain yang diperlukan, semuanya mati, dan tidak ada yang perlu Anda pilih.',
  noScript:
    'JavaScript mati di browser Anda. Tanpa JavaScript tidak ada yang diukur, apa pun pilihan Anda; pilihan ini berlaku kalau JavaScript menyala lagi.',
  record: 'Pilihan Anda kami catat dengan waktu, versi teks, dan nama acak di cookie, tanpa nama atau nomor Anda.',
  notice: 'Daftar cookie',
  privacy: 'Pemberitahuan privasi',
} as const
