export const words = {
  contents: 'Isi halaman ini',
  next: 'Langkah berikutnya',
  sample: 'Contoh: tulisan ini disusun untuk peragaan, bukan dari pabrikan.',
  percent: (value: number) => `${value} persen`,
} as const
