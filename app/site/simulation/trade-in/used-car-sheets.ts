import { defineSheet, type RowOf } from '../../../core/content/sheets/sheet.ts'
import { type ReferenceBasis, type Segment, segments } from './used-cars.ts'

const segmentNames: Record<Segment, string> = {
  'japanese-mpv-lcgc': 'MPV dan LCGC Jepang',
  'japanese-suv-sedan': 'SUV dan sedan Jepang',
  'ladder-suv': 'SUV sasis tangga',
  'korean-chinese': 'Korea dan Tiongkok',
  'european-premium': 'Eropa premium',
  'battery-electric': 'Listrik baterai',
  'commercial-pickup': 'Pikap niaga',
}

const basisNames: Record<ReferenceBasis, string> = {
  'list-price': 'Daftar harga',
  'catalogue-price': 'Harga katalog',
  'asking-prices': 'Harga iklan',
  'model-lowest': 'Termurah di modelnya',
  'segment-median': 'Tengah segmennya',
}

const from = { kind: 'day', label: 'Berlaku mulai', help: 'Mulai pukul 00.00 WIB.' } as const

/** The price of a new car from which the value of an old one is calculated. */
export const referenceSheet = defineSheet({
  name: 'mobil-bekas',
  title: 'Harga acuan mobil bekas',
  help: 'Harga mobil barunya, yang menjadi awal taksiran tukar tambah. Kosong: mobil ini tidak ditaksir.',
  columns: {
    car: { kind: 'choice', label: 'Mobil', help: 'Merek, model, dan varian.' },
    from,
    amount: { kind: 'money', least: 1_000_000, optional: true, unusualChange: 20, label: 'Harga baru', help: 'Rupiah.' },
    basis: {
      kind: 'choice',
      options: Object.entries(basisNames).map(([value, label]) => ({ value, label })),
      label: 'Dasar',
      help: 'Dari mana harga ini.',
    },
  },
  key: ['car', 'from'],
  from: 'from',
})

/** What is left of a car's value, by segment and age. */
export const depreciationSheet = defineSheet({
  name: 'penyusutan',
  title: 'Penyusutan mobil bekas',
  help: 'Nilai sisa menurut segmen dan umur. Tahun ke-1: persen dari harga baru. Sesudahnya: persen dari nilai tahun ke-1.',
  columns: {
    segment: {
      kind: 'choice',
      options: segments.map((value) => ({ value, label: segmentNames[value] })),
      label: 'Segmen',
      help: 'Kelompok mobil dengan penyusutan yang sama.',
    },
    year: { kind: 'number', whole: true, least: 1, most: 30, label: 'Tahun ke-', help: 'Umur mobil.' },
    from,
    percent: { kind: 'number', least: 1, most: 100, unusualChange: 20, label: 'Nilai sisa (%)', help: 'Misalnya 86.' },
  },
  key: ['segment', 'year', 'from'],
  from: 'from',
})

export type ReferenceRow = RowOf<typeof referenceSheet.columns>
export type DepreciationRow = RowOf<typeof depreciationSheet.columns>
