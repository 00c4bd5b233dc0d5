import { defineSheet, type RowOf } from '../../content/sheets/sheet.ts'

const from = { kind: 'day', label: 'Berlaku mulai', help: 'Mulai pukul 00.00 WIB.' } as const

/** Premium rates by what is insured, cover and region. */
export const tariffSheet = defineSheet({
  name: 'tarif-asuransi',
  title: 'Tarif asuransi mobil',
  help: 'Tarif premi per tahun, persen dari nilai pertanggungan. Setiap tarif harus di dalam batas SEOJK 6/SEOJK.05/2017.',
  columns: {
    risk: {
      kind: 'choice',
      options: [
        { value: 'band-1', label: 'Kategori 1' },
        { value: 'band-2', label: 'Kategori 2' },
        { value: 'band-3', label: 'Kategori 3' },
        { value: 'band-4', label: 'Kategori 4' },
        { value: 'band-5', label: 'Kategori 5' },
        { value: 'pickup', label: 'Kategori 6' },
        { value: 'flood', label: 'Banjir' },
        { value: 'earthquake', label: 'Gempa' },
        { value: 'riot', label: 'Kerusuhan' },
        { value: 'terrorism', label: 'Terorisme' },
      ],
      label: 'Yang diasuransikan',
      help: 'Kategori menurut nilai mobil (6: pikap), atau perluasan.',
    },
    cover: {
      kind: 'choice',
      options: [
        { value: 'comprehensive', label: 'All risk' },
        { value: 'tlo', label: 'TLO' },
      ],
      label: 'Perlindungan',
      help: 'All risk atau TLO.',
    },
    region: {
      kind: 'choice',
      options: ['1', '2', '3'].map((value) => ({ value, label: `Wilayah ${value}` })),
      label: 'Wilayah',
      help: 'Wilayah tarif OJK: Wilayah 1, 2, atau 3.',
    },
    from,
    ratePercent: {
      kind: 'number',
      least: 0,
      most: 100,
      unit: '%',
      unusualChange: 25,
      label: 'Tarif (%)',
      help: 'Persen per tahun, di dalam batas OJK.',
    },
  },
  key: ['risk', 'cover', 'region', 'from'],
  from: 'from',
})

export type TariffRow = RowOf<typeof tariffSheet.columns>

/** How much of the price is insured in each year. */
export const insuredShareSheet = defineSheet({
  name: 'nilai-pertanggungan',
  title: 'Nilai pertanggungan per tahun',
  help: 'Bagian harga mobil yang diasuransikan tiap tahun, untuk paket yang tidak menentukannya sendiri. Sesudah tahun terakhir, bagiannya tetap.',
  columns: {
    year: { kind: 'number', least: 1, most: 10, whole: true, label: 'Tahun ke', help: 'Tahun polis, berurutan mulai dari 1.' },
    from,
    sharePercent: { kind: 'number', least: 1, most: 100, unit: '%', label: 'Bagian (%)', help: 'Persen dari harga mobil.' },
  },
  key: ['year', 'from'],
  from: 'from',
})

export type InsuredShareRow = RowOf<typeof insuredShareSheet.columns>
