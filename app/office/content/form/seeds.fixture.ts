import { type ContentKind, declaredKinds } from '~/core/content/kind.ts'
import banners from '../../../../data/banners.json' with { type: 'json' }
import campaigns from '../../../../data/campaigns.json' with { type: 'json' }
import fleet from '../../../../data/fleet-offer.json' with { type: 'json' }
import settings from '../../../../data/settings.json' with { type: 'json' }
import type { FormShape } from './shape.ts'
import { shapeOf } from './shape-of.server.ts'

import.meta.glob('../../../core/content/*-schema.ts', { eager: true })

type File = Record<string, unknown>
const files = import.meta.glob<File>('../../../../data/content/*/*.json', { eager: true, import: 'default' })
const folder = (name: string): File[] =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/content/${name}/`))
    .map(([, file]) => file)

/** What an empty database is filled with, by kind. */
const seeds: Record<string, readonly File[]> = {
  event: folder('events'),
  faq: folder('faq'),
  'hand-over': folder('hand-over'),
  news: folder('news'),
  page: folder('pages'),
  'press-release': folder('press-releases'),
  programme: folder('promotions'),
  recall: folder('recalls'),
  'warning-light': folder('warning-lights'),
  banner: banners.banners,
  campaign: campaigns.campaigns,
  fleet: [{ slug: 'offer', ...fleet.offer }],
  settings: [{ slug: 'site', ...settings.settings }],
}

/** An item of `data/` with the form that shows it. */
export type Seed = { kind: ContentKind<object>; slug: string; shape: FormShape; body: object }

export const kindNames = Object.keys(seeds)

export const declaredNames = [...declaredKinds().keys()]

export function seedsOf(name: string): Seed[] {
  const kind = declaredKinds().get(name)
  if (!kind) throw new Error(`There is no kind ${name}`)
  return (seeds[name] ?? []).map((file) => {
    const slug = String(file.slug)
    return { kind, slug, shape: shapeOf(kind, slug), body: kind.schema.parse(file) }
  })
}
