export const exportWords = {
  sheet: 'Permintaan',
  file: 'permintaan',
  maker: 'Pusat',
  /** In the order of the cells. */
  columns: [
    'Nomor',
    'Diterima (WIB)',
    'Jenis',
    'Status',
    'Nama',
    'HP',
    'E-mail',
    'Mobil',
    'Dealer',
    'Petugas',
    'Dijawab paling lambat (WIB)',
    'Kontak pertama (WIB)',
  ],
}
