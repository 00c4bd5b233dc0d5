/** Words of the pages around the calculator. Apart from its own words, because the calculator's script does not use them. */
export const calculatorPages = {
  kredit: {
    title: 'Simulasi kredit',
    lead: 'Setiap rupiah dijelaskan: bayar pertama, angsuran, bunga, dan asuransi. Tanpa nomor HP.',
    description:
      'Hitung kredit mobil sampai ke rupiahnya: bayar pertama, angsuran, bunga flat dan efektif, asuransi, biaya, dan sisa pokok setiap bulan.',
  },
  pembayaran: {
    title: 'Simulasi pembayaran',
    lead: 'Tunai atau kredit dalam satu tampilan, dengan mobil lama sebagai bagian pembayaran.',
    description: 'Bandingkan beli tunai dan kredit: harga di provinsi Anda, tukar tambah, bayar pertama, dan angsuran.',
  },
}
