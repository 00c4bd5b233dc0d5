export const words = {
  title: 'Dealer Anda',
  description: 'Dealer yang diingat perangkat ini.',
  lead: 'Setiap formulir untuk dealer di perangkat ini mulai dengan dealer ini. Anda tetap bisa memilih yang lain.',
  none: 'Perangkat ini belum mengingat dealer. Buka sebuah dealer, lalu tekan Ingat dealer ini.',
  gone: 'Dealer itu tidak ada lagi dalam daftar. Pilih yang lain.',
  forget: 'Lupakan dealer ini',
  find: 'Cari dealer',
  look: 'Lihat dealer',
  testDrive: 'Test drive',
  service: 'Booking servis',
  consultation: 'Konsultasi pembelian',
} as const
