export const words = {
  description: 'Pemesanan awal Anda dan nomor antreannya.',
  resultTitle: 'Anda di dalam antrean',
  place: 'Nomor antrean Anda',
  outOf: (length: number) => `dari ${length} pemesanan`,
  placeText: 'Nomor ini turun bila pemesanan di depan Anda batal, dan tidak pernah naik.',
  delivery: (period: string) => `Perkiraan unit pertama: ${period}.`,
  steps: 'Setiap langkah dan artinya',
  refund: 'Aturan pengembalian',
  cancel: 'Batalkan pemesanan',

  holdTitle: 'Nomor HP Anda sudah diperiksa',
  closedTitle: 'Pemesanan awal sudah ditutup',
  closedText:
    'Pemesanan ini belum masuk antrean dan tidak dapat masuk lagi. Dealer tetap dapat menjawab dengan harga dan waktu tunggu lewat konsultasi.',
  fullTitle: (count: number) => `Nomor HP ini sudah punya ${count} tempat di antrean`,
  fullText:
    'Batalkan salah satunya di halaman Ikuti permintaan, lalu kembali ke sini: pemesanan ini tetap tersimpan dan kode tidak diminta lagi.',
  yours: 'Yang sudah di antrean:',
  find: 'Ikuti permintaan',
  freeLead: 'Satu langkah lagi: pemesanan ini belum ada di antrean.',
  enter: 'Masuk antrean',
  drop: 'Batalkan pemesanan ini',
}
