import { z } from 'zod'
import { at } from '../../addresses.ts'
import { modelSlug } from './article-schema.ts'
import { fieldHints, hinted } from './field-hints.ts'
import { defineKind } from './kind.ts'
import { isSafeHref } from './safe-href.ts'
import { validity } from './validity.ts'

const colour = (label: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .register(fieldHints, { label, wrong: `${label} harus seperti #c8102e` })

const banner = z.object({
  title: z.string().min(1),
  text: z.string().min(1).register(fieldHints, { long: true }),
  action: z.object({
    label: z.string().min(1).register(fieldHints, { label: 'Tulisan tombol' }),
    href: z
      .string()
      .startsWith('/')
      .refine(isSafeHref)
      .register(fieldHints, { label: 'Alamat halaman', wrong: 'Alamat halaman harus diawali satu garis miring, tanpa spasi' }),
  }),
  car: z.object({
    slug: hinted(modelSlug, { names: 'model', label: 'Model' }),
    paint: colour('Warna cat'),
    roof: colour('Warna atap').optional(),
  }),
  ...validity.shape,
})

export type BannerBody = z.infer<typeof banner>

export const bannerKind = defineKind<BannerBody>({
  name: 'banner',
  labels: { one: 'Banner', many: 'Banner' },
  schema: banner,
  fields: {
    title: { label: 'Judul', help: 'Satu pesan yang pendek, seperti "Tujuh kursi, satu keluarga".' },
    text: { label: 'Teks', help: 'Satu kalimat di bawah judul. Sebut modelnya.' },
    action: { label: 'Tombol', help: 'Tulisan di tombol, dan halaman situs ini yang dibukanya.' },
    car: { label: 'Mobil', help: 'Model di gambar, warna catnya, dan warna atapnya kalau berbeda.' },
    from: { label: 'Hari pertama', help: 'Tampil sejak pukul 00.00 WIB hari ini. Kosongkan kalau langsung tampil.' },
    until: { label: 'Hari terakhir', help: 'Tampil sampai pukul 24.00 WIB hari ini. Kosongkan kalau tidak ada batasnya.' },
  },
  heading: 'title',
  address: () => at.home(),
  text: ({ title, text }) => `${title} ${text}`,
})
