import { monthName } from '../../lib/day.ts'
import { own } from '../../lib/own.ts'
import type { CarClass, Fuel, Price } from './car.ts'
import type { SpecGroupKey, SpecKey } from './spec.ts'

export const classNames: Record<CarClass, string> = {
  'mobil-penumpang': 'Mobil penumpang',
  'niaga-ringan': 'Kendaraan niaga ringan',
}

export const fuelNames: Record<Fuel, string> = {
  petrol: 'Bensin',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  'plug-in-hybrid': 'Plug-in hybrid',
}

const halves: Record<string, string> = { H1: 'paruh pertama', H2: 'paruh kedua' }

/** `2026-H2` as `paruh kedua 2026`, `2026-02` as `Februari 2026`, `2021/2022` as `2021–2022`. */
export function periodLabel(period: string): string {
  const [years = '', part] = period.split('-')
  if (part === undefined) return years.replace('/', '–')
  return `${own(halves, part) ?? monthName(Number(part))} ${years}`
}

/** `OTR Jabodetabek`. */
export const placeLabel = (price: Price): string => (price.place ? `OTR ${price.place}` : 'OTR, wilayah belum dipastikan')

/** `data paruh kedua 2026`: a source gives the date of its publication. The price list gives a first day: `berlaku 1 November 2026`. */
export function asOfLabel({ asOf }: Price): string {
  const [year, month, day] = asOf.split('-')
  return day === undefined ? `data ${periodLabel(asOf)}` : `berlaku ${Number(day)} ${monthName(Number(month))} ${year}`
}

/** The text beside every price: `OTR Jabodetabek, data paruh kedua 2026`. */
export const priceLabel = (price: Price): string => `${placeLabel(price)}, ${asOfLabel(price)}`

export const specGroupNames: Record<SpecGroupKey, string> = {
  drivetrain: 'Mesin dan penggerak',
  size: 'Ukuran',
  capacity: 'Bodi dan kapasitas',
}

export const specNames: Record<SpecKey, string> = {
  engine: 'Mesin',
  displacement: 'Isi silinder',
  power: 'Tenaga',
  torque: 'Torsi',
  motor: 'Motor listrik',
  frontMotor: 'Motor depan',
  rearMotor: 'Motor belakang',
  fuel: 'Bahan bakar',
  transmission: 'Transmisi',
  drive: 'Penggerak',
  battery: 'Baterai',
  evRange: 'Jarak tempuh listrik',
  length: 'Panjang',
  width: 'Lebar tanpa spion',
  height: 'Tinggi',
  wheelbase: 'Jarak sumbu roda',
  clearance: 'Jarak ke tanah',
  loadBed: 'Panjang bak',
  body: 'Bodi',
  seats: 'Kursi',
  tank: 'Tangki',
  weight: 'Berat kosong',
  tyre: 'Ban',
  assembly: 'Dirakit di',
}

/** Headings above the results of the search. */
export const searchHeadings = { models: 'Model', variants: 'Varian', accessories: 'Aksesori' }

export const accessorySummary = (price: string): string => `Perkiraan ${price} terpasang.`

/** Words that people type with the name of an accessory. */
export const accessorySearchWords = 'aksesori aksesoris variasi'

/** Words that people type with the name of a model. */
export const modelSearchWords = 'mobil harga tipe spesifikasi warna'

export const carChoiceWords = {
  notOnSale: (name: string) => `${name} tidak lagi dijual baru. Pilih model lain di bawah.`,
  variant: 'Varian',
  anyVariant: 'Belum tahu',
  chooseVariant: 'Pilih varian',
  vehicleFirst: 'Pilih mobil dahulu',
  showVariants: 'Tampilkan varian',
}
