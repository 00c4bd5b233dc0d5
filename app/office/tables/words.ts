import type { CellRefusal, Column } from '~/core/content/sheets/cell.ts'
import { formatNumber } from '~/lib/number.ts'
import type { FileRefusal } from './files/file-limits.ts'
import type { TableGroup } from './table.ts'
import type { RowTime } from './tables.server.ts'

export const words = {
  title: 'Harga & data',
  intro: 'Angka dan tanggal yang dipakai simulasi, brosur, dan halaman situs. Perubahan tampil di situs begitu disimpan.',
  back: 'Semua tabel',
  rows: (number: number) => `${formatNumber(number)} baris`,
  lastSaved: 'Terakhir diubah',
  neverSaved: 'Belum pernah diubah',
  history: 'Riwayat',
  download: 'Unduh',
  find: 'Cari di tabel',
  shown: (shown: number, all: number) => `${formatNumber(shown)} dari ${formatNumber(all)} baris`,
  noMatch: 'Tidak ada baris yang cocok. Ubah kata pencarian.',
  empty: 'Tabel ini masih kosong. Tambahkan baris pertama, atau impor berkas.',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  time: 'Status',
  addRow: 'Tambah baris',
  removeRow: 'Hapus baris',
  restoreRow: 'Kembalikan',
  removed: 'Dihapus',
  added: 'Baru',
  changed: 'Diubah',
  was: (text: string) => `Tadinya ${text === '' ? 'kosong' : text}`,
  editRow: 'Ubah baris',
  doneRow: 'Selesai',
  pasteHelp: 'Salin sel dari Excel atau Google Sheets, pilih sel awal di sini, lalu tempel.',
  onlyReading: 'Peran Anda boleh membaca tabel ini, tidak mengubahnya.',
  file: 'Impor berkas',
  fileHint: 'CSV atau XLSX dengan judul kolom yang sama seperti berkas unduhan. Hasilnya tampil di tabel dulu, belum disimpan.',
  removeMissing: 'Hapus baris yang tidak ada di berkas',
  readFile: 'Baca berkas',
  fileRead: (rows: number, changes: number) =>
    changes === 0
      ? `${formatNumber(rows)} baris dibaca. Semuanya sama dengan tabel ini.`
      : `${formatNumber(rows)} baris dibaca, ${formatNumber(changes)} berbeda. Periksa, lalu tinjau dan simpan.`,
  review: 'Tinjau perubahan',
  reviewTitle: 'Yang akan berubah',
  summary: ({ added, changed, removed, unchanged }: Record<'added' | 'changed' | 'removed' | 'unchanged', number>) =>
    [
      [added, 'baru'],
      [changed, 'diubah'],
      [removed, 'dihapus'],
      [unchanged, 'tetap'],
    ]
      .filter(([number]) => number)
      .map(([number, word]) => `${formatNumber(Number(number))} ${word}`)
      .join(', '),
  more: (number: number) => `dan ${formatNumber(number)} perubahan lain`,
  save: (changes: number) => `Simpan ${formatNumber(changes)} perubahan`,
  saveAnyway: (changes: number) => `Tetap simpan ${formatNumber(changes)} perubahan`,
  discard: 'Buang semua perubahan',
  discarded: (changes: number) => `${formatNumber(changes)} perubahan dibuang.`,
  restoreDiscarded: 'Kembalikan perubahan',
  pending: (changes: number) => `${formatNumber(changes)} perubahan belum disimpan`,
  refusedTitle: 'Belum disimpan. Perbaiki ini dulu:',
  warningTitle: 'Periksa sekali lagi:',
  saved: 'Tersimpan. Situs sudah memakai nilai baru.',
  undone: 'Perubahan dibatalkan. Situs sudah memakai nilai sebelumnya.',
  rowOf: (row: string) => `Baris ${row}`,
  changedMeanwhile: 'Baris ini baru saja diubah orang lain. Muat ulang halaman untuk melihat nilainya; perubahan Anda tetap ada.',
  duplicate: 'Baris dengan kunci yang sama sudah ada',
  unusualChange: (label: string, percent: number) => `${label} berubah ${formatNumber(percent, 0)} persen dari nilai sebelumnya`,
  unusuallyHigh: (label: string, bound: number) => `${label} di atas ${formatNumber(bound)}, tidak seperti biasanya`,
  historyTitle: (title: string) => `Riwayat ${title}`,
  noHistory: 'Belum ada perubahan. Nilai yang berlaku adalah nilai awal situs.',
  undo: 'Batalkan perubahan ini',
  undoRefused: 'Tidak bisa dibatalkan, karena baris ini sudah diubah lagi sesudahnya:',
  revision: (number: number) => `Versi ${number}`,
  ways: { typed: 'diketik', imported: 'diimpor', undone: 'pembatalan' },
  undoes: (number: number) => `membatalkan versi ${number}`,
} as const

export const groupWords: Record<TableGroup, string> = {
  prices: 'Harga',
  credit: 'Kredit, pajak, dan asuransi',
  dealers: 'Dealer',
  site: 'Situs',
  tracking: 'Pengukuran dan iklan',
}

export const timeWords: Record<RowTime, string> = { now: 'Berlaku', coming: 'Akan datang', past: 'Lampau' }

const leastOf = (column: Column) => formatNumber('least' in column ? (column.least ?? 0) : 0)
const mostOf = (column: Column) => ('most' in column ? formatNumber(column.most) : '100 miliar')
const optionList = (column: Column) => {
  const options = 'options' in column ? (column.options ?? []) : []
  return options.length > 0 && options.length <= 8 ? `: ${options.map(({ label }) => label).join(', ')}` : ' dari daftar'
}

const cellWords: Record<CellRefusal, (column: Column) => string> = {
  missing: ({ label }) => `Isi ${label}`,
  'not-money': ({ label }) => `${label} harus rupiah penuh, misalnya 75.980.000`,
  'not-a-number': ({ label }) => `${label} harus angka, misalnya 5,85`,
  'not-whole': ({ label }) => `${label} harus angka bulat`,
  'too-small': (column) => `${column.label} harus paling sedikit ${leastOf(column)}`,
  'too-large': (column) => `${column.label} harus paling banyak ${mostOf(column)}`,
  'not-a-day': ({ label }) => `${label} harus tanggal, misalnya 1 November 2026`,
  'not-an-option': (column) => `${column.label} harus dipilih${optionList(column)}`,
  'too-long': (column) =>
    `${column.label} harus lebih pendek${'longest' in column ? `, paling banyak ${column.longest} huruf` : ''}`,
  'wrong-pattern': (column) =>
    `${column.label} harus ${('patternHelp' in column && column.patternHelp) || 'ditulis seperti contoh'}`,
}

export const cellText = (column: Column, refusal: CellRefusal): string => cellWords[refusal](column)

export const fileWords: Record<FileRefusal, string> = {
  'no-file': 'Pilih berkas CSV atau XLSX',
  'too-large': 'Berkas harus paling besar 4 MB',
  'too-large-inside': 'Isi berkas ini terlalu besar setelah dibuka. Simpan hanya tabelnya, tanpa gambar.',
  'too-many-cells': 'Tabel harus paling banyak 5.000 baris dan 60 kolom',
  'not-a-workbook': 'Berkas ini tidak bisa dibuka. Simpan ulang sebagai XLSX atau CSV.',
  'not-text': 'Berkas ini bukan CSV dengan huruf UTF-8. Simpan sebagai “CSV UTF-8” atau XLSX.',
  empty: 'Berkas ini kosong',
  columns: 'Judul kolom tidak sama dengan tabel ini.',
}

export const columnsText = ({ missing, unknown }: { missing: readonly string[]; unknown: readonly string[] }): string =>
  [
    fileWords.columns,
    ...(missing.length > 0 ? [`Tambahkan: ${missing.join(', ')}.`] : []),
    ...(unknown.length > 0 ? [`Hapus: ${unknown.join(', ')}.`] : []),
  ].join(' ')
