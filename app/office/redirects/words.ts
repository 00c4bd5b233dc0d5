import type { RedirectRefusal } from '~/core/redirects/redirect.ts'

export const words = {
  title: 'Pengalihan',
  intro: 'Alamat lama yang mengarah ke halaman yang ada. Dipakai hanya kalau alamat lama itu tidak punya halaman.',
  onlyReading: 'Peran Anda boleh membaca pengalihan, tidak mengubahnya.',
  from: 'Alamat lama',
  fromHint: 'Diawali /, misalnya /berita/lama',
  to: 'Mengarah ke',
  toHint: 'Halaman situs ini, misalnya /news-id',
  save: 'Simpan pengalihan',
  change: 'Ubah',
  remove: 'Hapus',
  changeOf: (former: string) => `Ubah ${former}`,
  removeOf: (former: string) => `Hapus ${former}`,
  uses: 'Dipakai',
  used: (number: number) => `${number} kali`,
  last: 'terakhir',
  saved: 'Disimpan',
  by: 'oleh',
  none: 'Belum ada pengalihan.',
  found: 'Cari alamat',
  apply: 'Cari',
  noMatch: 'Tidak ada alamat yang cocok.',
  more: (shown: number, all: number) => `Menampilkan ${shown} dari ${all}. Cari alamatnya untuk melihat yang lain.`,
  news: { simpan: 'Pengalihan tersimpan.', hapus: 'Pengalihan dihapus.' },
} as const

export const refusalWords: Record<RedirectRefusal, { field: 'from' | 'to'; message: string }> = {
  unreadable: { field: 'from', message: 'Kedua alamat harus diawali / dan berada di situs ini' },
  'of-the-system': { field: 'from', message: 'Alamat lama itu dipakai sistem, jadi pengalihannya tidak akan terpakai' },
  'has-page': { field: 'from', message: 'Alamat lama itu punya halaman, jadi pengalihannya tidak akan terpakai' },
  'no-page': { field: 'to', message: 'Alamat tujuan tidak punya halaman. Pilih halaman yang ada' },
  loop: { field: 'to', message: 'Alamat tujuan mengarah kembali ke alamat lama ini. Pilih tujuan lain' },
  full: { field: 'from', message: 'Tabelnya penuh. Hapus dulu pengalihan yang tidak lagi dipakai' },
}
