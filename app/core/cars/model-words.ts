import { formatList } from '../../lib/number.ts'
import type { AccessoryCategory } from './extras.ts'

/** Words of a full description of a model: on its page and in its brochure. */
export const modelWords = {
  from: 'Mulai',
  lastPrice: 'Harga terakhir',
  toConfirm: 'Data contoh, konfirmasi di dealer',

  variants: 'Varian dan harga',
  surcharge: (amount: string) => `tambah ${amount}`,
  onlyFor: (variants: readonly string[]) => `hanya ${joined(variants)}`,
  exceptFor: (variants: readonly string[]) => `kecuali ${joined(variants)}`,
  allVariants: (limit: string | null) => (limit === null ? 'Semua varian' : `Semua varian, ${limit}`),

  specification: 'Spesifikasi',
  features: 'Fitur utama',

  dimensions: 'Ukuran',
  side: (name: string, length: string, wheelbase: string, clearance: string) =>
    `${name} dari samping: panjang ${length} mm, jarak sumbu roda ${wheelbase} mm, jarak ke tanah ${clearance} mm`,
  front: (name: string, width: string) => `${name} dari depan: lebar ${width} mm tanpa spion`,
  rear: (name: string, height: string) => `${name} dari belakang: tinggi ${height} mm`,

  accessories: 'Aksesori',
  accessoriesLead: 'Harga perkiraan dengan pemasangan, data contoh. Tanyakan harga dan ketersediaannya di dealer.',
  estimate: 'perkiraan',
  noAccessories: 'Belum ada aksesori yang tercatat untuk model ini. Tanyakan di dealer.',

  warranty: 'Garansi',
  years: (years: number) => `${years} tahun`,
  distance: (distance: string) => `atau ${distance} km`,
  whicheverFirst: 'mana yang tercapai lebih dulu',
  driveBattery: (term: string) => `Baterai penggerak: ${term}`,
  starterBattery: (months: number, distance: string) => `Aki 12 volt: ${months} bulan atau ${distance} km`,
  notCovered: 'Yang tidak ditanggung',
}

export const categoryNames: Record<AccessoryCategory, string> = {
  exterior: 'Eksterior',
  interior: 'Interior',
  protection: 'Perlindungan',
  utility: 'Kegunaan',
  electronics: 'Elektronik',
}

function joined(names: readonly string[]): string {
  return formatList(names)
}
