import { z } from 'zod'
import { at } from '../../addresses.ts'
import { own } from '../../lib/own.ts'
import { articlePicture } from './article-picture-schema.ts'
import { modelSlug } from './article-schema.ts'
import { fieldHints } from './field-hints.ts'
import { defineKind } from './kind.ts'
import { type PageSlug, pageFigures, pageIcons, pageSections, pageSlugs } from './pages/page.ts'
import { figureWords, iconWords, sectionWords } from './pages/page-choices.ts'
import { plainText, type RichText } from './rich-text.ts'
import { richText } from './rich-text-schema.ts'
import { isSafeHref } from './safe-href.ts'

const line = (label: string, most = 70) => z.string().min(1).max(most).register(fieldHints, { label })
const sentence = (label: string) => z.string().min(1).max(200).register(fieldHints, { label, long: true })
const href = z
  .string()
  .refine(isSafeHref)
  .register(fieldHints, { label: 'Tautan', wrong: 'Tautan harus diawali / untuk situs ini, atau https://' })
const icon = z.enum(pageIcons).register(fieldHints, { label: 'Ikon', words: iconWords })
const shownModel = modelSlug.optional().register(fieldHints, { label: 'Model yang digambar', names: 'model' })

const fact = z.object({ value: line('Angka', 20), label: line('Keterangan') })
const share = z.object({
  name: line('Nama'),
  percent: z.number().positive().max(100).register(fieldHints, { label: 'Persen', wrong: 'Persen harus antara 0 dan 100' }),
})
const bar = z.object({
  label: line('Nama'),
  value: z.number().positive().register(fieldHints, { label: 'Nilai' }),
  note: sentence('Catatan').optional(),
})
const milestone = z.object({
  year: z.int().register(fieldHints, { label: 'Tahun' }),
  title: line('Judul'),
  text: sentence('Tulisan'),
  model: shownModel,
})
const step = z.object({ title: line('Judul'), text: sentence('Tulisan') })
const card = step.extend({
  icon: icon.optional(),
  /** Instead of an icon. */
  model: shownModel,
  /** A short remark, such as a price. */
  tag: line('Keterangan pendek', 30).optional(),
  href: href.optional(),
})
const link = z.object({ icon, label: line('Nama tautan'), text: sentence('Tulisan'), href })

const facts = z.array(fact).nonempty().optional().register(fieldHints, { label: 'Angka besar', entry: 'angka' })

/** A part of a page under a heading: text, and at most one of each drawn form. */
const section = z.object({
  title: line('Judul bagian'),
  icon: icon.optional(),
  body: richText.optional().register(fieldHints, { label: 'Tulisan' }),
  facts,
  /** Bars of one unit, drawn to scale. */
  bars: z
    .object({
      unit: line('Satuan', 20),
      items: z.array(bar).nonempty().register(fieldHints, { label: 'Batang', entry: 'batang' }),
    })
    .optional()
    .register(fieldHints, { label: 'Grafik batang' }),
  /** Parts of a whole, in percent. */
  shares: z.array(share).nonempty().optional().register(fieldHints, { label: 'Pembagian', entry: 'bagian' }),
  milestones: z.array(milestone).nonempty().optional().register(fieldHints, { label: 'Garis waktu', entry: 'peristiwa' }),
  steps: z.array(step).nonempty().optional().register(fieldHints, { label: 'Langkah', entry: 'langkah' }),
  cards: z.array(card).nonempty().optional().register(fieldHints, { label: 'Kartu', entry: 'kartu' }),
  figure: z.enum(pageFigures).optional().register(fieldHints, { label: 'Gambar dari data', words: figureWords }),
})

const page = z.object({
  section: z.enum(pageSections).register(fieldHints, { words: sectionWords }),
  title: line('Judul'),
  summary: z.string().min(1).max(160).register(fieldHints, { long: true }),
  lead: sentence('Pembuka'),
  picture: articlePicture.optional(),
  facts,
  intro: richText,
  sections: z.array(section).nonempty().register(fieldHints, { entry: 'bagian' }),
  /** On a hub the pages it leads to, on any other page the next steps. */
  links: z.array(link).nonempty().optional().register(fieldHints, { entry: 'tautan' }),
  /** True when the text is an example, not from the maker. */
  sample: z.boolean(),
})

export type Page = z.infer<typeof page>
export type PageSection = z.infer<typeof section>
export type PageCard = z.infer<typeof card>
export type PageLink = z.infer<typeof link>

const addresses: Record<PageSlug, () => string> = {
  profile: at.profile,
  history: at.history,
  'our-values': at.values,
  'group-business': at.groupBusiness,
  csr: at.socialResponsibility,
  'environment-policy': at.environmentPolicy,
  aftersales: at.aftersales,
  maintenance: at.maintenance,
  spareparts: at.spareParts,
  aksesoris: at.accessoryGuide,
  'purna-jual': at.ownership,
  warranty: at.warranty,
  'periodical-maintenance': at.periodicMaintenance,
  'paket-smart': at.smartPackage,
  privasi: at.privacy,
  syarat: at.terms,
  cookie: at.cookieNotice,
  aksesibilitas: at.accessibility,
}

/** The address of a page; null for a slug without a page. */
export const pageAddress = (slug: string): string | null => own(addresses, slug)?.() ?? null

export const pageKind = defineKind<Page>({
  name: 'page',
  labels: { one: 'Halaman', many: 'Halaman' },
  schema: page,
  fields: {
    section: { label: 'Bagian situs', help: 'Tempat halaman ini di menu.' },
    title: { label: 'Judul', help: 'Maksimal 70 karakter.' },
    summary: { label: 'Ringkasan', help: 'Maksimal 160 karakter. Tampil di mesin pencari.' },
    lead: { label: 'Pembuka', help: 'Satu atau dua kalimat di bawah judul.' },
    picture: {
      label: 'Gambar',
      help: 'Unggah foto, atau pilih model, warna, dan tempat. Lalu tulis isi gambarnya untuk pembaca layar.',
    },
    facts: { label: 'Angka utama', help: 'Paling banyak empat, masing-masing dengan keterangan singkat.' },
    intro: { label: 'Pengantar', help: 'Satu dua paragraf sebelum bagian pertama.' },
    sections: { label: 'Bagian', help: 'Judul, tulisan, dan satu bentuk: angka, batang, garis waktu, langkah, atau kartu.' },
    links: { label: 'Tautan', help: 'Langkah berikutnya. Di halaman pembuka, ini pintu ke halaman lain.' },
    sample: { label: 'Contoh', help: 'Nyalakan kalau isinya karangan untuk contoh.' },
  },
  heading: 'title',
  slugs: pageSlugs,
  address: (slug) => pageAddress(slug) ?? at.home(),
  text: textOfPage,
  search: ({ title, summary }) => ({ title, summary }),
})

type Written = { title?: string; text?: string; label?: string; name?: string; note?: string | undefined }

function textOfPage({ title, summary, lead, intro, sections }: Page): string {
  return [title, summary, lead, plainText(intro), ...sections.map(textOfSection)].join(' ')
}

function textOfSection({ title, body, milestones = [], steps = [], cards = [], bars, shares = [], facts = [] }: PageSection) {
  const parts: Written[] = [...milestones, ...steps, ...cards, ...(bars?.items ?? []), ...shares, ...facts]
  const words = parts.flatMap(({ title, name, label, text, note }) => [title, name, label, text, note])
  return [title, body ? plainText(body as RichText) : '', ...words].filter(Boolean).join(' ')
}
