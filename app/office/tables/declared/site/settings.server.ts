import { readSettings } from '~/core/content/settings.server.ts'
import type { Settings } from '~/core/content/settings.ts'
import { settingsKind, settings as settingsSchema, settingsSlug } from '~/core/content/settings-schema.ts'
import { publishItem } from '~/core/content/sheets/item-rows.server.ts'
import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import { defineSheet } from '~/core/content/sheets/sheet.ts'
import { defineStore } from '~/core/content/sheets/sheets.server.ts'
import { own } from '~/lib/own.ts'
import type { Table, WrongRow } from '../../table.ts'

const yes = 'Ya'
const no = 'Tidak'

/** One setting: how it is read from all settings, and written into them. */
type Setting = { value: string; label: string; read: (all: Settings) => string; write: (all: Settings, text: string) => Settings }

const shared: readonly Setting[] = [
  setting(
    'wordmark',
    'Nama merek',
    (all) => all.wordmark.name,
    (all, name) => ({ ...all, wordmark: { ...all.wordmark, name } }),
  ),
  setting(
    'country',
    'Negara',
    (all) => all.wordmark.place,
    (all, place) => ({ ...all, wordmark: { ...all.wordmark, place } }),
  ),
  setting(
    'legal-name',
    'Nama perusahaan',
    (all) => all.legalName,
    (all, legalName) => ({ ...all, legalName }),
  ),
  setting(
    'tagline',
    'Semboyan',
    (all) => all.tagline,
    (all, tagline) => ({ ...all, tagline }),
  ),
  setting(
    'description',
    'Kalimat tentang situs',
    (all) => all.description,
    (all, description) => ({ ...all, description }),
  ),
  setting(
    'legal-lines',
    'Catatan hukum',
    (all) => all.legalLines.join('\n'),
    (all, text) => ({ ...all, legalLines: text.split('\n') }),
  ),
  channel('phone', 'Telepon', (text) => `tel:+62${national(text)}`),
  channel('whatsapp', 'WhatsApp', (text) => `https://wa.me/62${national(text)}`),
  channel('email', 'Email', (text) => `mailto:${text}`),
  setting(
    'instagram',
    'Instagram',
    (all) => social(all, 'Instagram'),
    (all, href) => withSocial(all, 'Instagram', href),
  ),
  setting(
    'youtube',
    'YouTube',
    (all) => social(all, 'YouTube'),
    (all, href) => withSocial(all, 'YouTube', href),
  ),
  setting(
    'facebook',
    'Facebook',
    (all) => social(all, 'Facebook'),
    (all, href) => withSocial(all, 'Facebook', href),
  ),
  setting(
    'sample',
    'Kontak adalah contoh',
    (all) => (all.support.sample ? yes : no),
    (all, text) => ({ ...all, support: { ...all.support, sample: text === yes } }),
  ),
  setting(
    'demonstration',
    'Situs peragaan',
    (all) => (all.demonstration ? yes : no),
    (all, text) => ({ ...all, demonstration: text === yes }),
  ),
]

function setting(value: string, label: string, read: Setting['read'], write: Setting['write']): Setting {
  return { value, label, read, write }
}

/** A support channel: its link follows from what people read. */
function channel(name: 'phone' | 'whatsapp' | 'email', label: string, href: (text: string) => string): Setting {
  return setting(
    name,
    label,
    (all) => all.support[name].label,
    (all, text) => ({ ...all, support: { ...all.support, [name]: { label: text, href: href(text) } } }),
  )
}

/** The digits after the first zero or the country code. */
const national = (text: string) => text.replace(/\D/g, '').replace(/^(?:62|0)/, '')

const social = (all: Settings, name: string) => all.social.find((one) => one.name === name)?.href ?? ''
const withSocial = (all: Settings, name: string, href: string): Settings => ({
  ...all,
  social: [...all.social.filter((one) => one.name !== name), ...(href ? [{ name, href }] : [])],
})

const sheet = defineSheet({
  name: 'pengaturan',
  title: 'Pengaturan situs',
  help: 'Nama, kontak, dan catatan hukum yang tampil di setiap halaman.',
  columns: {
    setting: {
      kind: 'choice',
      options: shared.map(({ value, label }) => ({ value, label })),
      label: 'Pengaturan',
      help: 'Tidak bisa diganti.',
    },
    value: {
      kind: 'long-text',
      longest: 1000,
      optional: true,
      label: 'Nilai',
      help: 'Seperti yang dibaca pengunjung. Ya atau Tidak untuk dua baris terakhir.',
    },
  },
  key: ['setting'],
  fixed: true,
})

const store = defineStore({
  sheet,
  seed: () => [],
  own: {
    read: async (db) => {
      const all = await readSettings(db)
      return shared.map(({ value, read }) => ({ setting: value, value: read(all) || null }))
    },
    write: async (tx, rows, _, saving) => {
      const body = written(await readSettings(tx), rows)
      await publishItem(tx, settingsKind, { slug: settingsSlug, body }, saving)
    },
  },
})

const written = (all: Settings, rows: readonly AnyRow[]): Settings =>
  rows.reduce<Settings>((next, { setting: name, value }) => {
    const found = shared.find((one) => one.value === name)
    return found && value !== (found.read(all) || null) ? found.write(next, String(value ?? '')) : next
  }, all)

const rules: Record<string, { test: (text: string) => boolean; text: string }> = {
  phone: { test: (text) => /^(?:\+62|0)[\d\s-]{6,16}$/.test(text), text: 'Telepon harus diawali 0 atau +62' },
  whatsapp: { test: (text) => /^(?:\+62|0)8[\d\s-]{6,16}$/.test(text), text: 'WhatsApp harus nomor HP, diawali 08 atau +62 8' },
  email: { test: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), text: 'Email harus seperti nama@perusahaan.co.id' },
  sample: { test: isAnswer, text: 'Tulis Ya atau Tidak' },
  demonstration: { test: isAnswer, text: 'Tulis Ya atau Tidak' },
  ...Object.fromEntries(
    ['instagram', 'youtube', 'facebook'].map((name) => [
      name,
      {
        test: (text: string) => text === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(text),
        text: 'Tulis alamat yang diawali https://',
      },
    ]),
  ),
}
const mayBeEmpty = ['instagram', 'youtube', 'facebook']

function isAnswer(text: string): boolean {
  return text === yes || text === no
}

/** The maker's names, contacts and legal lines. */
export const settingsTable: Table = {
  store,
  group: 'site',
  check: (rows, db) => checkSettings(rows, () => readSettings(db)),
}

async function checkSettings(rows: readonly AnyRow[], current: () => Promise<Settings>): Promise<WrongRow[]> {
  const wrong = rows.flatMap((row): WrongRow[] => {
    const text = String(row.value ?? '')
    const rule = own(rules, String(row.setting))
    if (text === '' && !mayBeEmpty.includes(String(row.setting))) return [{ row, column: 'value', text: 'Isi nilainya' }]
    return rule && !rule.test(text) ? [{ row, column: 'value', text: rule.text }] : []
  })
  if (wrong.length > 0 || settingsSchema.safeParse(written(await current(), rows)).success) return wrong
  return [{ row: {}, column: null, text: 'Pengaturan ini tidak bisa dipakai situs. Periksa alamat dan nomornya.' }]
}
