import { defineSheet, type RowOf } from '../../content/sheets/sheet.ts'
import { confidences } from '../packages/package-sheets.ts'

const percent = { kind: 'number', least: 0, most: 100, unit: '%' } as const

/** Taxes and freight by province. */
export const provinceSheet = defineSheet({
  name: 'pajak',
  title: 'Pajak dan ongkos per provinsi',
  help: 'Pajak mobil baru dan perkiraan selisih harga dari DKI Jakarta. Dipakai untuk provinsi tanpa harga sendiri dan untuk rincian harga.',
  columns: {
    province: { kind: 'choice', label: 'Provinsi', help: 'Tempat mobil didaftarkan.' },
    from: { kind: 'day', label: 'Berlaku mulai', help: 'Mulai pukul 00.00 WIB.' },
    transferTaxPercent: { ...percent, unusualAbove: 20, label: 'BBNKB (%)', help: 'Persen dari NJKB, dengan opsen.' },
    vehicleTaxPercent: { ...percent, unusualAbove: 6, label: 'PKB (%)', help: 'Persen dari NJKB, dengan opsen.' },
    aboveJakartaPercent: {
      ...percent,
      unusualAbove: 25,
      label: 'Di atas Jakarta (%)',
      help: 'Perkiraan ongkos kirim dan pajak bersama, persen dari harga DKI Jakarta.',
    },
    insuranceRegion: {
      kind: 'choice',
      options: ['1', '2', '3'].map((value) => ({ value, label: `Wilayah ${value}` })),
      label: 'Wilayah asuransi',
      help: 'Wilayah tarif OJK: Wilayah 1, 2, atau 3.',
    },
    taxBasis: {
      kind: 'choice',
      options: [
        { value: 'published', label: 'Peraturan' },
        { value: 'assumed', label: 'Anggapan' },
      ],
      label: 'Dasar pajak',
      help: 'Peraturan daerah, atau anggapan.',
    },
    confidence: { kind: 'choice', options: confidences, label: 'Kepastian', help: 'Seberapa pasti angka ini.' },
    source: { kind: 'text', longest: 300, label: 'Sumber', help: 'Hanya untuk kantor.' },
  },
  key: ['province', 'from'],
  from: 'from',
})

export type ProvinceRow = RowOf<typeof provinceSheet.columns>
