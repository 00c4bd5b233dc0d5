import { z } from 'zod'
import { at } from '../../addresses.ts'
import { fieldHints } from './field-hints.ts'
import { defineKind } from './kind.ts'

const text = (label: string, help?: string) =>
  z
    .string()
    .min(1)
    .register(fieldHints, { label, ...(help && { help }) })

const channel = (label: string) =>
  z
    .object({ label: text('Yang tertulis'), href: text('Alamat', 'Diawali tel:, https:// atau mailto:') })
    .register(fieldHints, { label })

/** Settings that the operator chooses once for the whole site. */
export const settings = z.object({
  /** The wordmark, written as text. */
  wordmark: z.object({ name: text('Nama'), place: text('Negara') }),
  legalName: z.string(),
  tagline: z.string(),
  /** One sentence about the site, for search engines and shared links. */
  description: z.string().register(fieldHints, { long: true }),
  legalLines: z.array(z.string().register(fieldHints, { long: true })).register(fieldHints, { entry: 'kalimat' }),
  support: z.object({
    phone: channel('Telepon'),
    whatsapp: channel('WhatsApp'),
    email: channel('Email'),
    hours: z
      .array(z.object({ days: text('Hari'), times: text('Jam') }))
      .register(fieldHints, { label: 'Jam layanan', entry: 'jadwal' }),
    /** True when the channels above are samples: pages say so beside them. */
    sample: z.boolean().register(fieldHints, { label: 'Contoh', help: 'Nyalakan kalau nomor dan alamatnya karangan.' }),
  }),
  social: z
    .array(
      z.object({
        name: text('Nama'),
        href: z.url().register(fieldHints, { label: 'Tautan', wrong: 'Tautan harus diawali https://' }),
      }),
    )
    .register(fieldHints, { entry: 'akun' }),
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
  heading: 'legalName',
  slugs: [settingsSlug],
  address: () => at.home(),
  text: ({ description }) => description,
})
