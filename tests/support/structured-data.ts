/** Properties that Google requires before it shows a type in results, or recommends. Only types that the site uses. */
const required: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'offers'],
  Car: ['name', 'brand', 'image', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Brand: ['name'],
  Organization: ['name', 'url'],
  ContactPoint: ['contactType', 'telephone', 'email'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  Event: ['name', 'startDate', 'endDate', 'location', 'description', 'image', 'eventStatus', 'organizer'],
  Place: ['name', 'address'],
  ContactPage: ['url', 'about'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  OfferCatalog: ['name', 'description', 'url', 'image', 'itemListElement'],
  ListItem: ['position', 'name'],
  AutoDealer: ['name', 'url', 'address', 'geo', 'openingHoursSpecification'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  OpeningHoursSpecification: ['opens', 'closes'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
}

/** The site collects no ratings and knows no performers, so any of them would be invented. */
const invented = ['aggregateRating', 'review', 'ratingValue', 'reviewCount', 'performer']
const addresses = ['@id', 'url', 'item', 'image', 'availability', 'itemCondition', 'eventStatus', 'eventAttendanceMode']

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
  // A reference to a thing that is described elsewhere.
  if (Object.keys(thing).join() === '@id') return []
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
  Offer: ({ price, priceCurrency, itemCondition, validFrom }) => {
    // A thing for sale has a condition, an entry to an event a beginning. Only the entry may cost nothing.
    const isSold = typeof price === 'number' && price > 0 && itemCondition !== undefined
    const isEntry = price === 0 && validFrom !== undefined
    return (isSold || isEntry) && priceCurrency === 'IDR' ? [] : ['has no price in rupiah']
  },
  Event: ({ startDate, endDate, eventStatus, isAccessibleForFree, offers }) => [
    ...([startDate, endDate].every(isLocalTime) ? [] : ['has no local times with an offset']),
    ...(Date.parse(String(startDate)) < Date.parse(String(endDate)) ? [] : ['ends before it begins']),
    ...(eventStatus === 'https://schema.org/EventScheduled' ? [] : ['has an unknown status']),
    ...(nested(offers).length > 0 && isAccessibleForFree !== true ? ['has an offer without free entry'] : []),
  ],
  // Google shows the pages of a list only when their addresses stand in `url`.
  ItemList: ({ itemListElement, numberOfItems }) => {
    const items = nested(itemListElement)
    const addresses = items.map(({ url }) => url)
    const isWhole =
      items.every(({ position, url }, index) => position === index + 1 && url) && new Set(addresses).size === items.length
    return isWhole && numberOfItems === items.length ? [] : ['does not count different pages from 1']
  },
  BreadcrumbList: ({ itemListElement }) => {
    const positions = nested(itemListElement).map(({ position }) => position)
    const isCounted = positions.length >= 2 && positions.every((position, index) => position === index + 1)
    return isCounted ? [] : ['is not two steps or more, counted from 1']
  },
  ListItem: ({ item, url }) => (item || url ? [] : ['leads nowhere']),
  OpeningHoursSpecification: ({ dayOfWeek, validFrom, validThrough }) =>
    dayOfWeek || (validFrom && validThrough) ? [] : ['names no day'],
}

const isLocalTime = (time: unknown) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[789]:00$/.test(String(time))

const nested = (value: unknown): Thing[] => [value].flat().filter((one): one is Thing => typeof one === 'object' && one !== null)

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const areWhole = (value: unknown): boolean =>
  value === undefined || [value].flat().every((one) => typeof one === 'string' && /^https?:\/\//.test(one))
