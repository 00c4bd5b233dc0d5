import { z } from 'zod'
import { at } from '../../addresses.ts'
import { articlePicture } from './article-picture-schema.ts'
import { slug } from './article-schema.ts'
import { defineKind } from './kind.ts'
import { type PageSlug, pageFigures, pageIcons, pageSections, pageSlugs } from './pages/page.ts'
import { plainText, type RichText } from './rich-text.ts'
import { isSafeHref, richText } from './rich-text-schema.ts'

const line = z.string().min(1).max(70)
const sentence = z.string().min(1).max(200)
const href = z.string().refine(isSafeHref)
const icon = z.enum(pageIcons)

const fact = z.object({ value: z.string().min(1).max(20), label: line })
const share = z.object({ name: line, percent: z.number().positive().max(100) })
const bar = z.object({ label: line, value: z.number().positive(), note: sentence.optional() })
const milestone = z.object({ year: z.int(), title: line, text: sentence, /** A model to show. */ model: slug.optional() })
const step = z.object({ title: line, text: sentence })
const card = step.extend({
  icon: icon.optional(),
  /** A model to show instead of an icon. */
  model: slug.optional(),
  /** A short remark, such as a price. */
  tag: z.string().min(1).max(30).optional(),
  href: href.optional(),
})
const link = step.extend({ icon, label: line, href }).omit({ title: true })

/** A part of a page under a heading: text, and at most one of each drawn form. */
const section = z.object({
  title: line,
  icon: icon.optional(),
  body: richText.optional(),
  facts: z.array(fact).nonempty().optional(),
  /** Bars of one unit, drawn to scale. */
  bars: z.object({ unit: z.string().min(1), items: z.array(bar).nonempty() }).optional(),
  /** Parts of a whole, in percent. */
  shares: z.array(share).nonempty().optional(),
  milestones: z.array(milestone).nonempty().optional(),
  steps: z.array(step).nonempty().optional(),
  cards: z.array(card).nonempty().optional(),
  figure: z.enum(pageFigures).optional(),
})

const page = z.object({
  section: z.enum(pageSections),
  title: line,
  summary: z.string().min(1).max(160),
  lead: sentence,
  picture: articlePicture.optional(),
  facts: z.array(fact).nonempty().optional(),
  intro: richText,
  sections: z.array(section).nonempty(),
  /** On a hub the pages it leads to, on any other page the next steps. */
  links: z.array(link).nonempty().optional(),
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
export const pageAddress = (slug: string): string | null => addresses[slug as PageSlug]?.() ?? null

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
