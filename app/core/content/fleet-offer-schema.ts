import { z } from 'zod'
import { at } from '../../addresses.ts'
import { carCopy } from './car-copy-schema.ts'
import { defineKind } from './kind.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/)

/** `workingDays`: the step is done within so many days after the request. Null: the date is agreed individually. */
const step = z.object({ title: z.string(), text: z.string(), workingDays: z.number().int().min(0).nullable() })

/** The maker's offer for businesses. */
export const fleetOffer = z.object({
  title: z.string(),
  lead: z.string(),
  uses: z.array(
    z.object({
      slug,
      title: z.string(),
      text: z.string(),
      cars: z.array(z.object({ slug, variant: slug, reasons: z.array(carCopy) })).nonempty(),
    }),
  ),
  offers: z.array(
    z.object({ title: z.string(), text: z.string(), /** True for a sample: the page says so. */ sample: z.boolean() }),
  ),
  steps: z.object({ ask: step, answer: step, offer: step, trial: step, handover: step }),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
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
  slugs: [fleetSlug],
  address: () => at.fleet(),
  text: ({ title, lead, uses }) => [title, lead, ...uses.map((use) => `${use.title} ${use.text}`)].join(' '),
})
