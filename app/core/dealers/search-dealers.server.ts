import { inArray } from 'drizzle-orm'
import { at } from '../../addresses.ts'
import { longAgo } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { refreshSearch } from '../content/search-index.server.ts'
import { readSettings } from '../content/settings.server.ts'
import { makerName } from '../content/settings.ts'
import type { SearchDocument } from '../search/search-document.ts'
import { addSearchSource } from '../search/sources.ts'
import { addressLine } from './address-line.ts'
import { dealerSchema } from './dealer.ts'
import { dealerAddress } from './dealer-address.ts'
import { provinceOf, type Regency, regencies } from './regions.ts'
import { dealers } from './tables.ts'
import { dealerSearchHeading, dealerSearchWords, nearestTo, regionSearchHeading, serviceSearchWords } from './words.ts'

const searchKind = 'dealer'
export const regionKind = 'region'

/** Dealers join the search, and every city and regency with a door to the dealers nearest to it. */
export function makeDealersFindable(): void {
  addSearchSource(searchKind, { from: searchKind, heading: dealerSearchHeading, documents: dealerDocuments, byKey: true })
  addSearchSource(regionKind, { from: regionKind, heading: regionSearchHeading, documents: async () => regencies.map(doorTo) })
}

/** Call it in the transaction that changes a dealer. */
export const dealerChanged = (tx: Db, slug: string): Promise<void> => refreshSearch(tx, searchKind, slug)

const findable = dealerSchema.pick({
  slug: true,
  name: true,
  dealerGroup: true,
  regencyCode: true,
  address: true,
  services: true,
})

async function dealerDocuments(db: Db, slugs: readonly string[] | null): Promise<SearchDocument[]> {
  const { slug, name, dealerGroup, regencyCode, address, services } = dealers
  const rows = await db
    .select({ slug, name, dealerGroup, regencyCode, address, services })
    .from(dealers)
    .where(slugs ? inArray(slug, [...slugs]) : undefined)
  const maker = makerName(await readSettings(db))
  return rows.map((row) => documentOf(findable.parse(row), maker))
}

function documentOf(dealer: ReturnType<typeof findable.parse>, maker: string): SearchDocument {
  const { slug, name, dealerGroup, services } = dealer
  const offered = services.map((service) => serviceSearchWords[service])
  return {
    kind: searchKind,
    key: slug,
    title: name,
    summary: addressLine(dealer),
    keywords: [dealerGroup ?? '', maker, dealerSearchWords, ...offered].join(' '),
    text: '',
    address: dealerAddress(dealer),
    weight: 0,
    publishAt: longAgo,
    withdrawAt: null,
  }
}

/** Regions do not change while a process runs, and their name is known even where there is no dealer. */
function doorTo({ code, name }: Regency): SearchDocument {
  return {
    kind: regionKind,
    key: code,
    title: nearestTo.title(name),
    summary: nearestTo.summary,
    keywords: [provinceOf(code).name, dealerSearchWords, ...Object.values(serviceSearchWords)].join(' '),
    text: '',
    address: at.dealers({ q: name }),
    weight: 0,
    publishAt: longAgo,
    withdrawAt: null,
  }
}
