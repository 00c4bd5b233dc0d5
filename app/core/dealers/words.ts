import { clock, dayAndMonth, shortDay } from '../../lib/day.ts'
import { formatNumber } from '../../lib/number.ts'
import { type Zone, zoneLabel } from '../../lib/zone.ts'
import type { LocalMoment, OpenState } from './open-now/open-state.ts'
import type { Shift } from './opening-hours.ts'
import type { Service } from './services.ts'

export const dealerChoiceWords = {
  dealer: 'Dealer',
  province: 'Provinsi',
  chooseProvince: 'Pilih provinsi',
  provinceFirst: 'Pilih provinsi dahulu',
  city: 'Kota atau kabupaten',
  chooseCity: 'Pilih kota atau kabupaten',
  dealerIn: (city: string) => `Dealer di ${city}`,
  sampleDealer: 'Outlet contoh untuk demonstrasi.',
  unlisted: (count: number) => `Masih ada ${formatNumber(count)} dealer lain.`,
  allIn: (city: string) => `Lihat semua dealer di ${city} (tab baru)`,
  showCities: 'Tampilkan kota',
  showDealers: 'Tampilkan dealer',
  showDays: 'Tampilkan hari',
}

/** Whether a dealer is open at a moment, and when that changes, in its local time. */
export function openStateWords({ open, changesAt, hours, occasion, zone }: OpenState): string {
  if (open && changesAt) return `Buka sampai ${clockOf(changesAt, zone)}`
  const closed = occasion && hours.length === 0 ? `Tutup: ${occasion}` : 'Tutup'
  return changesAt
    ? `${closed}. Buka lagi ${opensAgainWords({ open, changesAt, zone })}`
    : `${closed}. Tanyakan jadwal buka ke dealer`
}

/** When a closed dealer opens: `Senin 08.30 WIB`. Null while it is open, and when it does not open in the coming months. */
export function opensAgainWords({ open, changesAt, zone }: Pick<OpenState, 'open' | 'changesAt' | 'zone'>): string | null {
  return open || !changesAt ? null : openingWords(changesAt, zone)
}

/** `08.30–16.30`; two periods for a day with a break. */
export function hoursWords(hours: readonly Shift[]): string {
  return hours.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`).join(', ') || 'Tutup'
}

/** A weekday's name means the coming one; later days need a date. */
function openingWords(opening: LocalMoment, zone: Zone): string {
  const { day, daysAhead } = opening
  if (daysAhead === 0) return clockOf(opening, zone)
  return `${daysAhead < 7 ? shortDay(day).weekday : dayAndMonth(day)} ${clockOf(opening, zone)}`
}

const clockOf = ({ minutes }: LocalMoment, zone: Zone) => `${clock(minutes)} ${zoneLabel[zone]}`

/** Heading above the results of the search. */
export const regionSearchHeading = 'Dealer di sekitar'

export const nearestTo = {
  title: (region: string) => `Dealer terdekat dari ${region}`,
  summary: 'Jarak, jam buka, layanan, dan petunjuk arah.',
}

export const dealersIn = {
  title: (province: string) => `Dealer di ${province}`,
  summary: 'Semua dealer di provinsi ini, menurut kota dan kabupaten.',
}

export const dealerSearchHeading = 'Dealer'

/** Words that people type with the name of a dealer or its city. */
export const dealerSearchWords = 'dealer alamat telepon jam buka'

/** The same for what a dealer offers. */
export const serviceSearchWords: Record<Service, string> = {
  sales: 'penjualan showroom beli mobil test drive',
  service: 'bengkel servis service perawatan',
  'spare-parts': 'suku cadang sparepart onderdil',
  'bodi-cat': 'bodi cat body repair',
}
