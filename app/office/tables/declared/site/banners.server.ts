import { isOnSale } from '~/core/cars/car.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { bannerKind } from '~/core/content/banner-schema.ts'
import type { Banner } from '~/core/content/banners.ts'
import { publishedItems, replaceItems } from '~/core/content/sheets/item-rows.server.ts'
import { type AnyRow, defineSheet } from '~/core/content/sheets/sheet.ts'
import { defineStore } from '~/core/content/sheets/sheets.server.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import { deadLinks } from '../../../content/editing/dead-links.server.ts'
import type { Table, WrongRow } from '../../table.ts'
import { endsBeforeStart } from '../credit.server.ts'

const colour = { kind: 'text', longest: 7, pattern: '#[0-9a-fA-F]{6}', patternHelp: 'ditulis seperti #ba181b' } as const

const store = defineStore({
  sheet: defineSheet({
    name: 'banner',
    title: 'Banner beranda',
    help: 'Gambar besar bergantian di beranda, dalam urutan tabel ini.',
    columns: {
      slug: {
        kind: 'text',
        longest: 60,
        pattern: '[a-z0-9]+(-[a-z0-9]+)*',
        patternHelp: 'ditulis dengan huruf kecil, angka, dan tanda hubung',
        label: 'Kode',
        help: 'Nama tetap banner, hanya untuk kantor.',
      },
      title: { kind: 'text', longest: 80, label: 'Judul', help: 'Paling banyak 80 huruf.' },
      text: { kind: 'text', longest: 200, label: 'Kalimat', help: 'Satu kalimat di bawah judul.' },
      action: { kind: 'text', longest: 60, label: 'Tombol', help: 'Kata di tombol.' },
      href: {
        kind: 'text',
        longest: 200,
        pattern: '/.*',
        patternHelp: 'alamat di situs ini, diawali /',
        label: 'Tautan',
        help: 'Alamat di situs ini, diawali /.',
      },
      car: { kind: 'choice', label: 'Model', help: 'Mobil yang digambar.' },
      paint: { ...colour, label: 'Warna', help: 'Kode warna, misalnya #ba181b.' },
      roof: { ...colour, optional: true, label: 'Warna atap', help: 'Hanya untuk dua warna.' },
      from: { kind: 'day', optional: true, label: 'Mulai', help: 'Hari pertama. Kosong: langsung.' },
      until: { kind: 'day', optional: true, label: 'Sampai', help: 'Hari terakhir. Kosong: tanpa akhir.' },
    },
    key: ['slug'],
  }),
  seed: () => [],
  own: {
    read: async (db) => (await publishedItems(db, bannerKind)).map(({ slug, body }) => rowOf({ slug, ...body })),
    write: (tx, rows, _, saving) => replaceItems(tx, bannerKind, rows.map(itemOf), saving),
  },
})

function rowOf({ slug, title, text, action, car, ...days }: Banner) {
  const { label, href } = action
  const { from = null, until = null } = days
  return { slug, title, text, action: label, href, car: car.slug, paint: car.paint, roof: car.roof ?? null, from, until }
}

function itemOf({ slug, title, text, action, href, car, paint, roof, from, until }: AnyRow) {
  const body = {
    ...{ title, text, action: { label: action, href } },
    car: { slug: car, paint, ...(roof !== null && { roof }) },
    ...(from !== null && { from }),
    ...(until !== null && { until }),
  }
  return { slug: String(slug), body }
}

/** The rotating pictures of the home page. */
export const bannersTable: Table = { store, group: 'site', options, check }

async function options(db: Db) {
  const cars = (await readCatalogue(db)).filter(isOnSale)
  return { car: cars.map(({ slug, name }) => ({ value: slug, label: name })) }
}

async function check(rows: readonly AnyRow[], db: Db, now: Instant): Promise<WrongRow[]> {
  const dead = await deadLinks(
    db,
    rows.map(({ href }) => String(href)),
    now,
  )
  const none: WrongRow[] =
    rows.length > 0 ? [] : [{ row: {}, column: null, text: 'Beranda harus punya paling sedikit satu banner' }]
  return [
    ...endsBeforeStart(rows),
    ...rows
      .filter(({ href }) => dead.has(String(href)))
      .map((row) => ({ row, column: 'href', text: 'Tidak ada halaman pengunjung dengan alamat ini' })),
    ...none,
  ]
}
