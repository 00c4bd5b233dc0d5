import { z } from 'zod'
import { at } from '../../addresses.ts'
import { zoneLabel, zones } from '../../lib/zone.ts'
import { articlePicture } from './article-picture-schema.ts'
import { articleFields, articleWords, provinceSlug, slug, textOfArticle } from './article-schema.ts'
import { eventTopics } from './events.ts'
import { fieldHints } from './field-hints.ts'
import { defineKind } from './kind.ts'

const time = (label: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .register(fieldHints, { label, help: 'Seperti 09:30', wrong: `${label} harus seperti 09:30` })

const day = z
  .object({
    date: z.iso.date().register(fieldHints, { label: 'Hari', ahead: true }),
    opens: time('Buka'),
    closes: time('Tutup'),
  })
  .refine(({ opens, closes }) => opens < closes, 'closes before it opens')
  .register(fieldHints, { wrong: 'Jam tutup harus sesudah jam buka' })

const areInOrder = (days: readonly { date: string }[]): boolean =>
  days.every(({ date }, index) => index === 0 || (days[index - 1]?.date ?? '') < date)

const place = z.object({
  name: z.string().min(1).register(fieldHints, { label: 'Nama tempat' }),
  address: z.string().min(1).register(fieldHints, { label: 'Alamat' }),
  city: z.string().min(1).register(fieldHints, { label: 'Kota' }),
  province: provinceSlug,
  latitude: z
    .number()
    .min(-11)
    .max(6)
    .register(fieldHints, { label: 'Lintang', help: 'Misalnya -6,2246', wrong: 'Lintang Indonesia antara -11 dan 6' }),
  longitude: z
    .number()
    .min(95)
    .max(141)
    .register(fieldHints, { label: 'Bujur', help: 'Misalnya 106,8067', wrong: 'Bujur Indonesia antara 95 dan 141' }),
})

const publicEvent = z.object({
  ...articleFields,
  topic: z.enum(eventTopics),
  place,
  days: z
    .array(day)
    .min(1)
    .refine(areInOrder, 'has days that are not in order')
    .register(fieldHints, { entry: 'hari', wrong: 'Urutkan harinya dari yang paling awal, tanpa hari yang sama' }),
  /** The time zone of the place, in which the hours are. */
  zone: z.enum(zones).register(fieldHints, { words: zoneLabel, initial: 'Asia/Jakarta' }),
  /** Slug of the dealer where visitors can book a test drive. */
  dealer: slug.nullable().register(fieldHints, { names: 'dealer' }),
  /** True when visitors pay nothing to enter. */
  free: z.boolean(),
  picture: articlePicture,
})

export type PublicEvent = z.infer<typeof publicEvent>
export type EventDay = z.infer<typeof day>

export const eventKind = defineKind<PublicEvent>({
  name: 'event',
  labels: { one: 'Acara', many: 'Acara' },
  schema: publicEvent,
  fields: {
    ...articleWords,
    models: { label: 'Model', help: 'Model yang bisa dilihat atau dicoba di acara ini.' },
    place: { label: 'Tempat', help: 'Nama tempat, alamat, kota, provinsi, dan titiknya di peta.' },
    days: { label: 'Hari dan jam', help: 'Setiap hari acara dengan jam buka dan tutupnya, dari yang paling awal.' },
    zone: { label: 'Zona waktu', help: 'WIB, WITA, atau WIT: zona tempat acara berlangsung.' },
    dealer: { label: 'Dealer', help: 'Dealer penyelenggara. Pengunjung memesan test drive di dealer ini.' },
    free: { label: 'Masuk gratis', help: 'Nyalakan kalau pengunjung tidak membayar untuk masuk.' },
    picture: {
      label: 'Gambar',
      help: 'Unggah foto, atau pilih model, warna, dan tempat. Lalu tulis isi gambarnya untuk pembaca layar.',
    },
  },
  heading: 'title',
  address: at.event,
  text: (event) => `${textOfArticle(event)} ${event.place.name} ${event.place.address} ${event.place.city}`,
  search: ({ title, summary, place }) => ({ title, summary, keywords: `${place.name} ${place.city}` }),
})
