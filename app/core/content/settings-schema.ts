import { z } from 'zod'
import { at } from '../../addresses.ts'
import { defineKind } from './kind.ts'

const channel = z.object({ label: z.string(), href: z.string() })

/** Settings that the operator chooses once for the whole site. */
export const settings = z.object({
  /** The wordmark, written as text. */
  wordmark: z.object({ name: z.string(), place: z.string() }),
  legalName: z.string(),
  tagline: z.string(),
  /** One sentence about the site, for search engines and shared links. */
  description: z.string(),
  legalLines: z.array(z.string()),
  support: z.object({
    phone: channel,
    whatsapp: channel,
    email: channel,
    hours: z.array(z.object({ days: z.string(), times: z.string() })),
    /** True when the channels above are samples: pages say so beside them. */
    sample: z.boolean(),
  }),
  social: z.array(z.object({ name: z.string(), href: z.url() })),
  /** False when this is the maker's own installation with its own data. */
  demonstration: z.boolean(),
})

/** The slug of the settings of the site. */
export const settingsSlug = 'site'

export const settingsKind = defineKind<z.infer<typeof settings>>({
  name: 'settings',
  labels: { one: 'Pengaturan situs', many: 'Pengaturan situs' },
  schema: settings,
  fields: {
    wordmark: { label: 'Nama di kepala halaman', help: 'Nama merek, lalu negaranya.' },
    legalName: { label: 'Nama perusahaan', help: 'Seperti di akta, dengan PT.' },
    tagline: { label: 'Slogan', help: 'Tampil di kaki halaman.' },
    description: { label: 'Keterangan situs', help: 'Satu kalimat untuk mesin pencari dan tautan yang dibagikan.' },
    legalLines: { label: 'Catatan kaki', help: 'Kalimat tentang harga, gambar, dan sumber data, satu baris satu kalimat.' },
    support: { label: 'Bantuan pelanggan', help: 'Telepon, WhatsApp, e-mail, dan jam layanannya.' },
    social: { label: 'Media sosial', help: 'Nama dan tautan setiap akun resmi.' },
    demonstration: { label: 'Demonstrasi', help: 'Matikan kalau situs ini memakai data pabrikan sendiri.' },
  },
  slugs: [settingsSlug],
  address: () => at.home(),
  text: ({ description }) => description,
})
