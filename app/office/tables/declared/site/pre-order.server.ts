import { isOnSale } from '~/core/cars/car.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import { defineSheet } from '~/core/content/sheets/sheet.ts'
import { defineStore } from '~/core/content/sheets/sheets.server.ts'
import type { Db } from '~/platform/database.server.ts'
import { readPreOrderSettings, savePreOrderSettings } from '~/site/pre-order/opening.server.ts'
import { preOrderSettings } from '~/site/pre-order/opening.ts'
import type { Table, WrongRow } from '../../table.ts'
import { endsBeforeStart } from '../credit.server.ts'

const count = { kind: 'number', whole: true, least: 1 } as const

const store = defineStore({
  sheet: defineSheet({
    name: 'pemesanan-awal',
    title: 'Model untuk pemesanan awal',
    help: 'Satu model yang bisa dipesan sebelum unitnya datang. Langkah-langkahnya diatur di Isi situs.',
    columns: {
      model: { kind: 'choice', optional: true, label: 'Model', help: 'Kosong: pemesanan awal tidak dibuka.' },
      variants: { kind: 'choices', optional: true, label: 'Varian', help: 'Dipisah koma. Kosong: semua varian.' },
      from: { kind: 'day', optional: true, label: 'Dibuka', help: 'Hari pertama.' },
      until: { kind: 'day', optional: true, label: 'Sampai', help: 'Hari terakhir. Kosong: sampai diganti.' },
      deliveryFrom: {
        kind: 'text',
        longest: 7,
        pattern: '\\d{4}-(H[12]|0[1-9]|1[0-2])',
        patternHelp: 'ditulis seperti 2027-H1 (paruh pertama) atau 2027-02',
        label: 'Unit pertama',
        help: 'Paruh tahun, 2027-H1, atau bulan, 2027-02.',
      },
      placesPerNumber: { ...count, most: 20, label: 'Antrean per nomor HP', help: 'Paling banyak berapa nomor antrean.' },
      answerMinutes: { ...count, most: 2880, label: 'Dijawab dalam (menit)', help: 'Menit jam buka dealer.' },
      refundRule: {
        kind: 'long-text',
        longest: 2000,
        label: 'Aturan pengembalian',
        help: 'Disetujui pengunjung sebelum memesan.',
      },
    },
    key: [],
    fixed: true,
  }),
  seed: () => [],
  own: {
    read: async (db) => {
      const found = await readPreOrderSettings(db)
      if (!found) return []
      const {
        model,
        variants = null,
        from = null,
        until = null,
        deliveryFrom,
        placesPerNumber,
        answerMinutes,
        refundRule,
      } = found
      const named = model === null || variants === null ? null : variants.map((variant) => `${model}:${variant}`)
      return [{ model, variants: named, from, until, deliveryFrom, placesPerNumber, answerMinutes, refundRule }]
    },
    write: async (tx, [row], _, { now }) => {
      const found = await readPreOrderSettings(tx)
      if (row && found) await savePreOrderSettings(tx, preOrderSettings.parse({ ...found, ...bodyOf(row) }), now)
    },
  },
})

/** Absent days and variants are left out of the stored settings. */
function bodyOf({ variants, from, until, ...row }: AnyRow) {
  const slugs = Array.isArray(variants) ? variants.map((one) => String(one).split(':')[1]) : undefined
  return { ...row, variants: slugs, from: from ?? undefined, until: until ?? undefined }
}

/** The model that is open for pre-order. */
export const preOrderTable: Table = { store, group: 'site', options, check }

async function options(db: Db) {
  const cars = (await readCatalogue(db)).filter(isOnSale)
  const variants = cars.flatMap((car) =>
    car.variants.map(({ slug, name }) => ({ value: `${car.slug}:${slug}`, label: `${car.name} ${name}` })),
  )
  return { model: cars.map(({ slug, name }) => ({ value: slug, label: name })), variants }
}

function check(rows: readonly AnyRow[]): WrongRow[] {
  const foreign = rows.filter(
    ({ model, variants }) => Array.isArray(variants) && variants.some((one) => !String(one).startsWith(`${model}:`)),
  )
  return [
    ...endsBeforeStart(rows),
    ...foreign.map((row) => ({ row, column: 'variants', text: 'Varian harus dari model yang dipilih' })),
  ]
}
