import { formatNumber } from '~/lib/number.ts'
import type { Verdict } from './fit.ts'
import { type LengthRefusal, ranges, type Side } from './space.ts'

export const words = {
  title: 'Bandingkan model',
  description:
    'Bandingkan sampai tiga model atau varian: spesifikasi berdampingan, gambar bertumpuk dengan satu skala, dan periksa garasi Anda.',
  lead: 'Pilih sampai tiga model atau varian. Gambarnya ditumpuk dengan satu skala, dan Anda dapat memeriksa apakah mobilnya muat di garasi atau palang parkir.',

  choose: 'Pilih model',
  choice: (number: number) => `Mobil ${number}`,
  noChoice: 'Belum dipilih',
  compare: 'Bandingkan',
  unknown: (names: readonly string[]) => `Tidak ada di katalog: ${names.join(', ')}. Pilih model dari daftar.`,
  tooMany: (names: readonly string[]) => `Sampai tiga mobil sekaligus. Belum ikut dibandingkan: ${names.join(', ')}.`,
  tryTitle: 'Sering dibandingkan',
  pair: (names: readonly string[]) => names.join(' dan '),
  remove: 'Hapus',
  removeOf: (name: string) => `Hapus ${name} dari perbandingan`,
  addAnother: 'Tambahkan mobil kedua untuk melihat bedanya.',

  overlay: 'Bertumpuk dengan satu skala',
  overlayLead:
    'Semua mobil berdiri di tanah yang sama dengan hidung di garis yang sama. Gambar menunjukkan varian yang disebut di bawahnya.',
  overlaySide: (parts: readonly string[]) => `Tampak samping bertumpuk: ${parts.join('; ')}`,
  overlayFront: (parts: readonly string[]) => `Tampak depan bertumpuk: ${parts.join('; ')}`,
  lengthOf: (name: string, length: string, height: string) => `${name} panjang ${length} mm, tinggi ${height} mm`,
  widthOf: (name: string, width: string) => `${name} lebar ${width} mm tanpa spion`,
  person: '1,70 m',
  gate: 'Palang 2,3 m',
  yours: 'Ukuran Anda',
  legend: 'Keterangan',
  drawnAs: (variant: string) => `gambar: ${variant}`,
  sizeOf: (length: string, width: string, height: string) => `${length} × ${width} × ${height} mm`,

  space: 'Muat di garasi Anda?',
  spaceOfAll: 'Model mana yang muat di garasi Anda?',
  spaceLead: 'Isi ukuran bagian dalam garasi, atau lebar dan tinggi palang parkir saja. Boleh dalam meter atau sentimeter.',
  check: 'Periksa',
  assumption: (mirror: string) =>
    `Panjang, lebar, dan tinggi mobil menurut katalog. Katalog tidak mencatat lebar dengan spion; kami anggap spion terbuka menambah ${mirror} cm di tiap sisi.`,
  assumptionDoors: (room: string) => `Untuk turun dari mobil perlu kira-kira ${room} cm di samping pintu.`,
  tightDoors: (room: string) => `Sisa lebar kurang dari ${room} cm: pintu sulit dibuka di dalam.`,
  understood: (measures: readonly string[]) => `Kami ukur dengan ${measures.join(', ')}.`,
  measure: (side: Side, millimetres: number) => `${sideLabels[side].toLowerCase()} ${metres(millimetres)}`,
  spare: (side: string, centimetres: string) => `${side}: sisa ${centimetres} cm`,
  short: (side: string, centimetres: string) => `${side}: kurang ${centimetres} cm`,
  mirrorsOpen: 'Lebar dengan spion terbuka',

  specification: 'Spesifikasi berdampingan',
  specificationOf: (names: readonly string[]) => `Spesifikasi ${names.join(', ')}`,
} as const

export const sideLabels: Record<Side, string> = { length: 'Panjang', width: 'Lebar', height: 'Tinggi' }

export const sideHints: Record<Side, string> = {
  length: 'Misalnya 5,5 m. Kosongkan untuk palang parkir.',
  width: 'Bagian tersempit, misalnya 2,7 m.',
  height: 'Sampai balok atau palang terendah, misalnya 210 cm.',
}

export const refusalWords: Record<LengthRefusal, (side: Side) => string> = {
  'not-a-length': (side) => `${sideLabels[side]} harus angka, misalnya 5,5 m atau 550 cm`,
  'out-of-range': (side) => `${sideLabels[side]} harus antara ${ranges[side].map(metres).join(' dan ')}`,
}

/** `5,5 meter`. */
const metres = (millimetres: number): string => `${formatNumber(millimetres / 1000)} meter`

export const verdictWords: Record<Verdict, string> = {
  fits: 'Muat',
  'mirrors-folded': 'Muat dengan spion dilipat',
  'too-small': 'Tidak muat',
}
