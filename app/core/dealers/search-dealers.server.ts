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
import { shortNamesOf } from './places/short-names.ts'
import { slugOf } from './region-slugs.ts'
import { type Province, provinceOf, provinces, type Regency, regencies, regencyOf } from './regions.ts'
import { dealers } from './tables.ts'
import { dealerSearchHeading, dealerSearchWords, dealersIn, nearestTo, regionSearchHeading, serviceSearchWords } from './words.ts'

const searchKind = 'dealer'
export const regionKind = 'region'

/** Documents of regions: a search without a place finds all of them. */
export const regionCount = provinces.length + regencies.length

/** Dealers join the search, and every region with a door to its dealers: provinces, cities and regencies. */
export function makeDealersFindable(): void {
  addSearchSource(searchKind, { from: searchKind, heading: dealerSearchHeading, documents: dealerDocuments, byKey: true })
  addSearchSource(regionKind, { from: regionKind, heading: regionSearchHeading, documents: async () => regions() })
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
    keywords: [dealerGroup ?? '', maker, dealerSearchWords, ...offered, ...shortNamesAround(dealer.regencyCode)].join(' '),
    text: '',
    address: dealerAddress(dealer),
    weight: 0,
    publishAt: longAgo,
    withdrawAt: null,
  }
}

/** Regions do not change while a process runs, and their name is known even where there is no dealer. */
const regions = (): SearchDocument[] => [...provinces.map(pageOf), ...regencies.map(doorTo)]

function pageOf(province: Province): SearchDocument {
  const { code, name } = province
  return regionDocument({
    key: code,
    title: dealersIn.title(name),
    summary: dealersIn.summary,
    names: shortNamesOf(province),
    address: at.dealerProvince(slugOf(province)),
    weight: 1,
  })
}

function doorTo({ code, name }: Regency): SearchDocument {
  return regionDocument({
    key: code,
    title: nearestTo.title(name),
    summary: nearestTo.summary,
    names: [provinceOf(code).name, ...shortNamesAround(code)],
    address: at.dealers({ q: name }),
    weight: 0,
  })
}

type Region = Pick<SearchDocument, 'key' | 'title' | 'summary' | 'address' | 'weight'> & { names: readonly string[] }

function regionDocument({ names, ...region }: Region): SearchDocument {
  const keywords = [...names, dealerSearchWords, ...Object.values(serviceSearchWords)].join(' ')
  return { kind: regionKind, ...region, keywords, text: '', publishAt: longAgo, withdrawAt: null }
}

const shortNamesAround = (regencyCode: string): string[] =>
  [regencyOf(regencyCode), provinceOf(regencyCode)].flatMap(shortNamesOf)
