import type { UnknownChoice } from './unknown.ts'

const names: Record<UnknownChoice, string> = {
  vehicle: 'mobil',
  variant: 'varian',
  colour: 'warna',
  accessories: 'aksesori',
  province: 'provinsi',
  city: 'kota atau kabupaten',
  way: 'cara bayar',
  tenor: 'lama angsuran',
  first: 'angsuran pertama',
  insurance: 'asuransi',
  extensions: 'perluasan asuransi',
  liability: 'tanggung jawab kepada pihak ketiga',
  package: 'paket',
  'old-model': 'model mobil lama',
  'old-variant': 'varian mobil lama',
  'old-year': 'tahun mobil lama',
  'old-transmission': 'transmisi mobil lama',
  'old-plates': 'pelat mobil lama',
  'trade-in': 'tukar tambah',
  kilometres: 'jarak tempuh setahun',
  'electric-share': 'porsi listrik',
}

export const unknownText = (choices: readonly UnknownChoice[]): string =>
  `Alamat ini menyebut pilihan yang tidak ada, atau tidak ada lagi: ${choices.map((each) => names[each]).join(', ')}. Yang tampil tidak memakainya; pilih lagi di bawah.`
