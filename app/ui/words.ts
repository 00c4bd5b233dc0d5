export const words = {
  errorPrefix: 'Kesalahan: ',
  errorSummaryTitle: 'Periksa isian berikut',
  optional: '(opsional)',
  step: (number: number, of: number) => `Langkah ${number} dari ${of}`,
  stepDone: 'selesai',
  breadcrumb: 'Jejak halaman',
  sending: 'Sedang dikirim…',
  waiting: 'Menghitung… Yang tampil masih jawaban sebelumnya.',
  unanswered: 'Belum terjawab: yang tampil masih jawaban sebelumnya. Isian Anda masih ada; coba lagi sebentar.',
  offline: 'Sambungan terputus. Isian Anda masih ada; coba lagi.',
  restored: 'Isian Anda yang belum terkirim kami tampilkan lagi.',
  clear: 'Kosongkan isian',
}
