/** The names of the filters, by their parameters in the address. */
export const filterLabels: Record<string, string> = { id: 'Model', kelas: 'Kelas' }

export const words = {
  title: 'Brosur',
  description:
    'Brosur tiap model dalam PDF: varian dan harga, warna, spesifikasi, ukuran berskala, aksesori, garansi, dan dealer.',
  lead: 'Harga, warna, spesifikasi, gambar berskala, aksesori, garansi, dan dealer dalam satu berkas. Bisa dibaca tanpa sambungan internet.',
  classes: 'Kelas',
  titleOf: (name: string) => `Brosur ${name}`,
  wanted: 'Brosur yang Anda cari',
  noLongerSold: 'Tidak lagi dijual baru',
  size: (kilobytes: string, pages: number) => `PDF, ${kilobytes} KB, ${pages} halaman`,
  sizeUnknown: 'PDF',
  priceData: (asOf: string) => `Harga: ${asOf}`,
  download: 'Unduh PDF',
  send: 'Kirim lewat WhatsApp',
  message: (name: string, size: string, address: string) => `Brosur ${name} (${size})\n${address}`,
} as const
