import { z } from 'zod'
import { at } from '../../addresses.ts'
import { articleFields, articleWords, textOfArticle } from './article-schema.ts'
import { fieldHints } from './field-hints.ts'
import { defineKind } from './kind.ts'
import { isSafeHref } from './safe-href.ts'

const download = z.object({
  title: z.string().min(1).register(fieldHints, { label: 'Judul berkas' }),
  file: z
    .string()
    .refine(isSafeHref)
    .register(fieldHints, { label: 'Alamat berkas', wrong: 'Alamat berkas harus diawali / atau https://' }),
  bytes: z.int().positive().register(fieldHints, { label: 'Ukuran', help: 'Dalam bita, tanpa desimal.' }),
})

/** The contact for journalists. */
const mediaContact = z.object({
  name: z.string().min(1).register(fieldHints, { label: 'Nama tim' }),
  email: z.email().register(fieldHints, { label: 'Email', wrong: 'Isi email seperti nama@perusahaan.co.id' }),
  phone: z
    .string()
    .regex(/^[+\d][\d -]+$/)
    .register(fieldHints, { label: 'Telepon', wrong: 'Telepon hanya boleh berisi angka, spasi, dan tanda hubung' }),
})

const pressRelease = z.object({
  ...articleFields,
  mediaContact,
  downloads: z.array(download).register(fieldHints, { entry: 'berkas' }),
})

export type PressRelease = z.infer<typeof pressRelease>

export const pressReleaseKind = defineKind<PressRelease>({
  name: 'press-release',
  labels: { one: 'Siaran pers', many: 'Siaran pers' },
  schema: pressRelease,
  fields: {
    ...articleWords,
    mediaContact: { label: 'Kontak media', help: 'Nama tim, email, dan nomor telepon yang menjawab wartawan.' },
    downloads: { label: 'Unduhan', help: 'Berkas untuk media: judul, alamat berkas, dan ukurannya.' },
  },
  heading: 'title',
  address: at.pressRelease,
  text: textOfArticle,
  search: ({ title, summary }) => ({ title, summary }),
})
