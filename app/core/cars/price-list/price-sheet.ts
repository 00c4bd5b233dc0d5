import { defineSheet, type RowOf } from '../../content/sheets/sheet.ts'

/** The price list: on-the-road prices by variant and province, each with its first day. */
export const priceSheet = defineSheet({
  name: 'harga',
  title: 'Harga OTR',
  help: 'Harga on the road per varian dan provinsi. Tanpa harga sendiri, harga provinsi diperkirakan dari harga DKI Jakarta.',
  columns: {
    variant: { kind: 'choice', label: 'Varian', help: 'Nama model dan varian, misalnya Xpander GLS MT.' },
    province: { kind: 'choice', label: 'Provinsi', help: 'Tempat harga ini berlaku.' },
    from: { kind: 'day', label: 'Berlaku mulai', help: 'Mulai pukul 00.00 WIB, di semua provinsi.' },
    amount: {
      kind: 'money',
      // The cheapest new car costs three times as much: fewer digits are a slip of the hand.
      least: 50_000_000,
      label: 'Harga OTR',
      help: 'Rupiah penuh. Kosong: sejak tanggal itu harga diperkirakan lagi dari DKI Jakarta.',
      optional: true,
      unusualChange: 20,
    },
    source: {
      kind: 'text',
      label: 'Sumber',
      help: 'Nomor surat harga atau catatan, hanya untuk kantor.',
      longest: 200,
      optional: true,
    },
  },
  key: ['variant', 'province', 'from'],
  from: 'from',
})

export type PriceRow = RowOf<typeof priceSheet.columns>
