export const figureWords = {
  title: 'Kecepatan menjawab',
  intro: (days: number) =>
    `Permintaan yang masuk dalam ${days} hari terakhir dan dijanjikan jawaban. Waktu dihitung dalam jam buka, dari permintaan masuk sampai kontak pertama. Angka kecil adalah ${days} hari sebelumnya.`,
  onlyFirst: (count: number) =>
    `Tabel ini berisi ${count} dealer dengan permintaan terbanyak. Baris terakhir menghitung semuanya.`,
  none: 'Belum ada permintaan dalam waktu ini.',
  period: 'Waktu',
  grouping: 'Kelompok',
  days: (days: number) => `${days} hari`,
  by: { dealer: 'Per dealer', kind: 'Per jenis' },
  chart: 'Median waktu sampai kontak pertama, dan garis tipis waktu sebelumnya',
  maker: 'Pusat',
  all: 'Semua',
  before: 'sebelumnya',
  columns: {
    group: 'Kelompok',
    count: 'Permintaan',
    answered: 'Dijawab',
    median: 'Median',
    p90: '90 % dalam',
    inTime: 'Tepat waktu',
  },
}
