import { readSettings } from '~/core/content/settings.server.ts'
import { settingsKind, settingsSlug } from '~/core/content/settings-schema.ts'
import { publishItem } from '~/core/content/sheets/item-rows.server.ts'
import { defineSheet } from '~/core/content/sheets/sheet.ts'
import { defineStore } from '~/core/content/sheets/sheets.server.ts'
import type { Table } from '../../table.ts'

const store = defineStore({
  sheet: defineSheet({
    name: 'jam-layanan',
    title: 'Jam layanan pelanggan',
    help: 'Jam telepon dan WhatsApp, seperti yang dibaca pengunjung di bawah kontak.',
    columns: {
      days: { kind: 'text', longest: 60, label: 'Hari', help: 'Misalnya Senin–Jumat.' },
      times: {
        kind: 'text',
        longest: 60,
        pattern: '(\\d\\d\\.\\d\\d–\\d\\d\\.\\d\\d (WIB|WITA|WIT)|Tutup)',
        patternHelp: 'ditulis seperti 08.00–17.00 WIB, atau Tutup',
        label: 'Jam',
        help: 'Misalnya 08.00–17.00 WIB, atau Tutup.',
      },
    },
    key: ['days'],
  }),
  seed: () => [],
  own: {
    read: async (db) => (await readSettings(db)).support.hours.map(({ days, times }) => ({ days, times })),
    write: async (tx, rows, _, saving) => {
      const all = await readSettings(tx)
      const hours = rows.map(({ days, times }) => ({ days, times }))
      const body = { ...all, support: { ...all.support, hours } }
      await publishItem(tx, settingsKind, { slug: settingsSlug, body }, saving)
    },
  },
})

/** When customer support answers. */
export const supportHoursTable: Table = { store, group: 'site' }
