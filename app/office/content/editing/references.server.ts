import { desc, eq } from 'drizzle-orm'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import type { ReferenceName } from '~/core/content/field-hints.ts'
import { newsKind } from '~/core/content/news-schema.ts'
import { contentItems } from '~/core/content/tables.ts'
import { readDealerNames } from '~/core/dealers/dealers.server.ts'
import { slugOf } from '~/core/dealers/region-slugs.ts'
import { provinces } from '~/core/dealers/regions.ts'
import { readPackages } from '~/core/simulation/packages/package-stores.server.ts'
import type { Db } from '~/platform/database.server.ts'
import type { Reference, References } from '../form/references.ts'
import type { Shape } from '../form/shape.ts'

/** The choices of every field of the form that names something. */
export async function readReferences(db: Db, shape: Shape): Promise<References> {
  const names = [...new Set(namesIn(shape))]
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await sources[name](db)])))
}

function namesIn(shape: Shape): ReferenceName[] {
  switch (shape.type) {
    case 'reference':
    case 'references':
      return [shape.names]
    case 'picture':
      return ['model', 'colour']
    case 'list':
      return namesIn(shape.item)
    case 'group':
      return shape.fields.flatMap((field) => namesIn(field.shape))
    case 'either':
      return shape.options.flatMap((option) => namesIn(option.shape))
    default:
      return []
  }
}

const sources: Record<ReferenceName, (db: Db) => Promise<Reference[]>> = {
  model: async (db) => (await readCatalogue(db)).map(({ slug, name }) => ({ value: slug, label: name })),
  colour: async (db) =>
    (await readCatalogue(db)).flatMap((car) =>
      car.colours.map(({ slug, name }) => ({ value: slug, label: name, within: car.slug })),
    ),
  variant: async (db) =>
    (await readCatalogue(db)).flatMap((car) =>
      car.variants.map(({ slug, name }) => ({ value: slug, label: name, within: car.slug })),
    ),
  province: async () => provinces.map((province) => ({ value: slugOf(province), label: province.name })),
  dealer: async (db) => (await readDealerNames(db)).map(({ slug, name }) => ({ value: slug, label: name })),
  'finance-package': async (db) => (await readPackages(db)).map(({ slug, name }) => ({ value: slug, label: name })),
  news: readNews,
}

/** More than an editor looks through. */
const mostNews = 500

async function readNews(db: Db): Promise<Reference[]> {
  const rows = await db
    .select({ slug: contentItems.slug, body: contentItems.body })
    .from(contentItems)
    .where(eq(contentItems.kind, newsKind.name))
    .orderBy(desc(contentItems.publishAt))
    .limit(mostNews)
  return rows.map(({ slug, body }) => ({ value: slug, label: (body as { title?: string }).title ?? slug }))
}
