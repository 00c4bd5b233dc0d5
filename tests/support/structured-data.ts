/** Properties that Google requires before it shows a type in results. Only types that the site uses. */
const required: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'offers'],
  Car: ['name', 'brand', 'image', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url'],
  Brand: ['name'],
  Organization: ['name', 'url'],
  ContactPoint: ['contactType', 'telephone', 'email'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  ContactPage: ['url', 'about'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  AutoDealer: ['name', 'url', 'address', 'geo', 'openingHoursSpecification'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  OpeningHoursSpecification: ['opens', 'closes'],
}

/** The site collects no ratings, so any rating would be invented. */
const invented = ['aggregateRating', 'review', 'ratingValue', 'reviewCount']
const addresses = ['@id', 'url', 'item', 'image', 'availability', 'itemCondition']

type Thing = Record<string, unknown>

/** The data blocks of a page. */
export function structuredDataIn(html: string): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, json = '']) => JSON.parse(json) as Thing)
}

/** The faults of a block. Each names its place. */
export function structuredDataFaults(block: Thing): string[] {
  const context = block['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org']
  return [...context, ...faultsOf(block, String(block['@type']))]
}

function faultsOf(thing: Thing, path: string): string[] {
  const types = [thing['@type'] ?? []].flat() as string[]
  if (types.length === 0) return [`${path} has no @type`]
  const unknown = types.filter((type) => !(type in required)).map((type) => `${path}: no rules for ${type}`)
  const missing = types.flatMap((type) => (required[type] ?? []).filter((name) => isEmpty(thing[name])))
  return [
    ...unknown,
    ...missing.map((name) => `${path}.${name} is missing`),
    ...invented.filter((name) => name in thing).map((name) => `${path}.${name} is invented`),
    ...addresses.filter((name) => !areWhole(thing[name])).map((name) => `${path}.${name} is no whole address`),
    ...(types.flatMap((type) => special[type]?.(thing) ?? []) as string[]).map((fault) => `${path}: ${fault}`),
    ...Object.entries(thing).flatMap(([name, value]) => nested(value).flatMap((inner) => faultsOf(inner, `${path}.${name}`))),
  ]
}

const special: Record<string, (thing: Thing) => string[]> = {
  AggregateOffer: ({ lowPrice, highPrice, offerCount, offers }) => {
    const prices = nested(offers).map(({ price }) => price as number)
    const isWhole = offerCount === prices.length && lowPrice === Math.min(...prices) && highPrice === Math.max(...prices)
    return isWhole ? [] : ['sums up other offers than it has']
  },
  Offer: ({ price, priceCurrency }) =>
    typeof price === 'number' && price > 0 && priceCurrency === 'IDR' ? [] : ['has no price in rupiah'],
  BreadcrumbList: ({ itemListElement }) => {
    const positions = nested(itemListElement).map(({ position }) => position)
    const isCounted = positions.length >= 2 && positions.every((position, index) => position === index + 1)
    return isCounted ? [] : ['is not two steps or more, counted from 1']
  },
  OpeningHoursSpecification: ({ dayOfWeek, validFrom, validThrough }) =>
    dayOfWeek || (validFrom && validThrough) ? [] : ['names no day'],
}

const nested = (value: unknown): Thing[] => [value].flat().filter((one): one is Thing => typeof one === 'object' && one !== null)

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const areWhole = (value: unknown): boolean =>
  value === undefined || [value].flat().every((one) => typeof one === 'string' && /^https?:\/\//.test(one))
