export const words = {
  caption: 'Masa garansi setiap model',
  car: 'Mobil',
  years: 'Tahun',
  kilometres: 'Kilometer',
  ofYears: (count: number) => `${count} tahun`,
  ofKilometres: (count: string) => `${count} km`,
  noLimit: 'belum tercatat',
  battery: (text: string) => `Baterai penggerak: ${text}`,
  upTo: (years: number, kilometres: string | null) =>
    kilometres ? `${years} tahun atau ${kilometres} km` : `sampai ${years} tahun`,
  toConfirm: 'Pastikan di dealer',
  covered: 'Ditanggung',
  notCovered: 'Tidak ditanggung',
  defects: 'Cacat bahan dan pengerjaan pabrik, sampai masanya habis',
  starterBattery: (months: number, kilometres: string) => `Aki 12 volt: ${months} bulan atau ${kilometres} km`,
} as const
