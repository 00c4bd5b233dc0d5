export const dealerChoiceWords = {
  dealer: 'Dealer',
  province: 'Provinsi',
  chooseProvince: 'Pilih provinsi',
  provinceFirst: 'Pilih provinsi dahulu',
  city: 'Kota atau kabupaten',
  chooseCity: 'Pilih kota atau kabupaten',
  dealerIn: (city: string) => `Dealer di ${city}`,
  sampleDealer: 'Outlet contoh untuk demonstrasi.',
  showCities: 'Tampilkan kota',
  showDealers: 'Tampilkan dealer',
  showDays: 'Tampilkan hari',
}
