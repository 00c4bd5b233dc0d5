import { z } from 'zod'
import { at } from '../../addresses.ts'
import { modelSlug } from './article-schema.ts'
import { carCopy } from './car-copy-schema.ts'
import { fieldHints, hinted } from './field-hints.ts'
import { defineKind } from './kind.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/)

/** `workingDays`: the step is done within so many days after the request. Null: the date is agreed individually. */
const text = (label: string) => z.string().min(1).register(fieldHints, { label })
const longText = (label: string) => z.string().min(1).register(fieldHints, { label, long: true })

const step = z.object({
  title: text('Judul'),
  text: longText('Tulisan'),
  workingDays: z
    .int()
    .min(0)
    .nullable()
    .register(fieldHints, { label: 'Hari kerja', help: 'Kosongkan kalau disepakati sendiri-sendiri.' }),
})

const fleetCar = z.object({
  slug: hinted(modelSlug, { names: 'model', label: 'Model' }),
  variant: hinted(slug, { names: 'variant', within: 'slug', label: 'Varian' }),
  reasons: z.array(hinted(carCopy, { long: true })).register(fieldHints, { label: 'Alasan', entry: 'alasan' }),
})

const use = z.object({
  slug: hinted(slug, {
    label: 'Kode',
    help: 'Huruf kecil dan tanda hubung.',
    wrong: 'Kode hanya boleh berisi huruf kecil dan tanda hubung',
  }),
  title: text('Judul'),
  text: longText('Tulisan'),
  cars: z.array(fleetCar).nonempty().register(fieldHints, { label: 'Mobil yang cocok', entry: 'mobil' }),
})

const offer = z.object({
  title: text('Judul'),
  text: longText('Tulisan'),
  /** True for a sample: the page says so. */
  sample: z.boolean().register(fieldHints, { label: 'Contoh' }),
})

/** The maker's offer for businesses. */
export const fleetOffer = z.object({
  title: z.string().min(1),
  lead: z.string().min(1).register(fieldHints, { long: true }),
  uses: z.array(use).register(fieldHints, { entry: 'kebutuhan' }),
  offers: z.array(offer).register(fieldHints, { entry: 'hal' }),
  steps: z.object({
    ask: hinted(step, { label: 'Permintaan' }),
    answer: hinted(step, { label: 'Jawaban' }),
    offer: hinted(step, { label: 'Penawaran' }),
    trial: hinted(step, { label: 'Uji coba' }),
    handover: hinted(step, { label: 'Serah terima' }),
  }),
  questions: z
    .array(z.object({ question: text('Pertanyaan'), answer: longText('Jawaban') }))
    .register(fieldHints, { entry: 'pertanyaan' }),
})

export type FleetOffer = z.infer<typeof fleetOffer>

/** The slug of the one offer. */
export const fleetSlug = 'offer'

export const fleetKind = defineKind<FleetOffer>({
  name: 'fleet',
  labels: { one: 'Penawaran fleet', many: 'Penawaran fleet' },
  schema: fleetOffer,
  fields: {
    title: { label: 'Judul', help: 'Kalimat besar di atas deretan mobil.' },
    lead: { label: 'Pembuka', help: 'Satu atau dua kalimat di bawah judul. Tampil juga di mesin pencari.' },
    uses: { label: 'Kebutuhan', help: 'Untuk apa perusahaan memakai mobilnya, dan varian yang cocok dengan alasannya.' },
    offers: { label: 'Yang kami berikan', help: 'Satu kartu satu hal. Nyalakan "contoh" kalau isinya karangan.' },
    steps: {
      label: 'Langkah',
      help: 'Dari permintaan sampai serah terima, masing-masing dengan hari kerjanya kalau dijanjikan.',
    },
    questions: { label: 'Pertanyaan', help: 'Yang sering ditanyakan perusahaan, dengan jawabannya.' },
  },
  heading: 'title',
  slugs: [fleetSlug],
  address: () => at.fleet(),
  text: ({ title, lead, uses }) => [title, lead, ...uses.map((use) => `${use.title} ${use.text}`)].join(' '),
})
