import { type Campaign, campaign, campaignKind } from '~/core/content/campaign-schema.ts'
import { campaignSlugs } from '~/core/content/campaigns.ts'
import { publishedItems, replaceItems } from '~/core/content/sheets/item-rows.server.ts'
import { type AnyRow, defineSheet } from '~/core/content/sheets/sheet.ts'
import { defineStore } from '~/core/content/sheets/sheets.server.ts'
import type { Db } from '~/platform/database.server.ts'
import type { Table, WrongRow } from '../../table.ts'
import { endsBeforeStart } from '../credit.server.ts'

const store = defineStore({
  sheet: defineSheet({
    name: 'kampanye',
    title: 'Kampanye',
    help: 'Masa berlaku, judul, dan pembuka halaman kampanye. Kata dalam kurung kurawal, seperti {car}, diganti fakta mobilnya.',
    columns: {
      slug: {
        kind: 'choice',
        options: campaignSlugs.map((value) => ({ value, label: value })),
        label: 'Alamat',
        help: 'Tidak bisa diganti.',
      },
      title: { kind: 'text', longest: 120, label: 'Judul', help: 'Judul besar halaman.' },
      lead: { kind: 'long-text', longest: 400, label: 'Pembuka', help: 'Satu atau dua kalimat di bawah judul.' },
      from: { kind: 'day', label: 'Mulai', help: 'Hari pertama.' },
      until: { kind: 'day', label: 'Sampai', help: 'Hari terakhir.' },
    },
    key: ['slug'],
    fixed: true,
  }),
  seed: () => [],
  own: {
    read: async (db) => (await readAll(db)).map(({ slug, title, lead, from, until }) => ({ slug, title, lead, from, until })),
    write: async (tx, rows, _, saving) => {
      const items = (await readAll(tx)).map((each) => ({ slug: each.slug, body: withRow(each, rows) }))
      await replaceItems(tx, campaignKind, items, saving)
    },
  },
})

const readAll = async (db: Db): Promise<Campaign[]> => (await publishedItems(db, campaignKind)).map(({ body }) => body)

const withRow = (each: Campaign, rows: readonly AnyRow[]) => ({ ...each, ...rows.find(({ slug }) => slug === each.slug) })

/** The periods and openings of the campaign pages. */
export const campaignsTable: Table = {
  store,
  group: 'site',
  check: async (rows, db) => [...endsBeforeStart(rows), ...unreadable(await readAll(db), rows)],
}

function unreadable(campaigns: readonly Campaign[], rows: readonly AnyRow[]): WrongRow[] {
  return campaigns.flatMap((each) => {
    const read = campaign.safeParse(withRow(each, rows))
    const row = rows.find(({ slug }) => slug === each.slug)
    if (read.success || !row) return []
    const [column] = read.error.issues[0]?.path ?? []
    return [
      {
        row,
        column: column === 'lead' ? 'lead' : 'title',
        text: 'Kata dalam kurung kurawal harus nama fakta yang dikenal, misalnya {car}',
      },
    ]
  })
}
