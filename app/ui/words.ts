export const words = {
  errorPrefix: 'Kesalahan: ',
  errorSummaryTitle: 'Periksa isian berikut',
  optional: '(opsional)',
  step: (number: number, of: number) => `Langkah ${number} dari ${of}`,
  stepDone: 'selesai',
  breadcrumb: 'Jejak halaman',
}
