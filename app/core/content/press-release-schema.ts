import { z } from 'zod'
import { at } from '../../addresses.ts'
import { articleFields, articleWords, textOfArticle } from './article-schema.ts'
import { defineKind } from './kind.ts'
import { isSafeHref } from './rich-text-schema.ts'

const download = z.object({ title: z.string().min(1), file: z.string().refine(isSafeHref), bytes: z.int().positive() })

const pressRelease = z.object({
  ...articleFields,
  /** The contact for journalists. */
  mediaContact: z.object({ name: z.string().min(1), email: z.email(), phone: z.string().regex(/^[+\d][\d -]+$/) }),
  downloads: z.array(download),
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
  address: at.pressRelease,
  text: textOfArticle,
  search: ({ title, summary }) => ({ title, summary }),
})
