import type { z } from 'zod'
import type { ArticlePicture } from '../../../core/content/article-picture.ts'
import { eventKind } from '../../../core/content/event-schema.ts'
import { newsKind } from '../../../core/content/news-schema.ts'
import { pageKind } from '../../../core/content/page-schema.ts'
import { pressReleaseKind } from '../../../core/content/press-release-schema.ts'
import { programmeKind } from '../../../core/content/programme-schema.ts'
import { findShown, nextChange } from '../../../core/content/shown-items.server.ts'
import { findDealer } from '../../../core/dealers/dealers.server.ts'
import { cityAt, provinceAt } from '../../../core/dealers/region-slugs.ts'
import type { Regency } from '../../../core/dealers/regions.ts'
import type { Instant } from '../../../lib/instant.ts'
import { own } from '../../../lib/own.ts'
import type { Db } from '../../../platform/database.server.ts'
import { words } from '../words.ts'
import type { Subject } from './draw.server.ts'
import { listPictures } from './list-pictures.ts'

type Found = { subject: Subject /** Until then the picture is correct. */; until: Instant | null }

/** What kinds have in common: a title, and a scene or the models that they are about. */
type Titled = { title: string; picture?: ArticlePicture | undefined; models?: readonly unknown[] | undefined }
type TitledKind = { name: string; schema: z.ZodType<Titled> }

const kinds: Readonly<Record<string, TitledKind>> = {
  berita: newsKind,
  acara: eventKind,
  'siaran-pers': pressReleaseKind,
  promo: programmeKind,
  halaman: pageKind,
}

/** What a picture shows. Null when nothing is published under this name. */
export async function findSubject(db: Db, kind: string, name: string, now: Instant): Promise<Found | null> {
  const content = own(kinds, kind)
  if (content) return subjectOfItem(db, content, name, now)
  const subject = await subjectOf(db, kind, name)
  return subject && { subject, until: null }
}

async function subjectOfItem(db: Db, kind: TitledKind, slug: string, now: Instant): Promise<Found | null> {
  const found = await findShown(db, kind, slug, now)
  if (!found || 'movedTo' in found) return null
  const { title, picture, models = [] } = found.item.body
  const model = models.find((one) => typeof one === 'string') ?? usual.model
  const subject = { title, scene: picture && 'scene' in picture ? picture.scene : { ...usual, model } }
  return { subject, until: await nextChange(db, kind, now) }
}

const usual: Subject['scene'] = { model: 'xforce', background: 'kota-sore' }

const atDealer = (title: string): Subject => ({ title, scene: { model: 'xpander', background: 'halaman-dealer' } })

async function subjectOf(db: Db, kind: string, name: string): Promise<Subject | null> {
  if (kind === 'daftar') {
    const list = own(listPictures, name)
    return list ? { title: list.title, scene: list.picture.scene } : null
  }
  if (kind === 'dealer') {
    const dealer = await findDealer(db, name)
    return dealer && atDealer(dealer.name)
  }
  const region = kind === 'provinsi' ? provinceAt(name) : kind === 'kota' ? cityOf(name) : null
  return region && atDealer(words.dealersIn(region.name))
}

/** The city of `jawa-barat--kota-bandung`. */
function cityOf(name: string): Regency | null {
  const [provinceSlug = '', citySlug = ''] = name.split('--')
  const province = provinceAt(provinceSlug)
  return province && cityAt(province, citySlug)
}
