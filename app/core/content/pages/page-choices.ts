import type { pageFigures, pageIcons, pageSections } from './page.ts'

// What an editor reads in the lists of choices.

export const sectionWords: Record<(typeof pageSections)[number], string> = {
  company: 'Tentang kami',
  aftersales: 'Layanan purna jual',
  warranty: 'Kepemilikan',
  legal: 'Ketentuan',
}

export const figureWords: Record<(typeof pageFigures)[number], string> = {
  visits: 'Jadwal servis',
  'visit-costs': 'Biaya servis',
  'warranty-terms': 'Masa garansi',
  'warranty-coverage': 'Cakupan garansi',
  packages: 'Paket servis',
  'package-savings': 'Penghematan paket servis',
}

export const iconWords: Record<(typeof pageIcons)[number], string> = {
  bolt: 'Kilat',
  box: 'Kotak',
  chat: 'Percakapan',
  check: 'Centang',
  clock: 'Jam',
  close: 'Silang',
  document: 'Dokumen',
  drop: 'Tetes',
  factory: 'Pabrik',
  heart: 'Hati',
  info: 'Informasi',
  leaf: 'Daun',
  mail: 'Surat',
  people: 'Orang',
  pin: 'Lokasi',
  school: 'Toga',
  shield: 'Perisai',
  star: 'Bintang',
  sums: 'Kalkulator',
  tag: 'Label harga',
  truck: 'Truk',
  warning: 'Peringatan',
  wheel: 'Setir',
  wrench: 'Kunci pas',
}
