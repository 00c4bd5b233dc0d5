import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { findDealer } from '~/core/dealers/dealers.server.ts'
import { readHolidays } from '~/core/dealers/holidays/holiday-store.server.ts'
import { dealersIn } from '~/core/dealers/nearest/in-region.server.ts'
import type { Db } from '~/platform/database.server.ts'
import { services } from '~/platform/services.ts'
import type { ExportPage } from './export.ts'
import { type ExportFilter, type ExportRefusal, readExportFilter, unknownAfter } from './export-filter.ts'

const dealersPerPage = 100

type Visit = { request: Request; context: Readonly<RouterContextProvider> }
type Writing = {
  type: 'application/json' | 'application/geo+json'
  address: (filter: Record<string, string | undefined>) => string
  write: (page: ExportPage) => unknown
}

const forEveryone = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Vary: 'Accept-Encoding',
}

/** A page of the dealers as a file. Pages of any site may read it. */
export async function exportAnswer({ request, context }: Visit, { type, address, write }: Writing): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { ...forEveryone, ...mayBeAsked } })
  const { db, environment } = context.get(services)
  const { searchParams } = new URL(request.url)
  const filter = readExportFilter(searchParams)
  if (!filter.ok) return refusal(filter.refusal)
  const page = await readPage(db, filter.value)
  if (!page) return refusal(unknownAfter)
  const { publicUrl } = environment
  const next = page.last ? publicUrl + address({ ...filter.value, after: page.last }) : null
  const body = JSON.stringify(write({ dealers: page.dealers, next, publicUrl, holidays: await readHolidays(db) }))
  const headers = {
    ...forEveryone,
    'Content-Type': type,
    ...(next ? { Link: `<${next}>; rel="next"` } : {}),
    'Cache-Control': 'public, max-age=300, stale-while-revalidate=3600',
  }
  // The cache of finished pages keeps the answer without a query, and adds its ETag.
  if (searchParams.size === 0) return new Response(body, { headers })
  // A weak tag: compressed and plain bytes share it.
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const tagged = { ...headers, ETag: `W/"${tag}"` }
  const known = request.headers.get('If-None-Match')?.includes(`"${tag}"`)
  return known ? new Response(null, { status: 304, headers: tagged }) : new Response(body, { headers: tagged })
}

const refusal = (why: ExportRefusal) =>
  Response.json(why, { status: 400, headers: { ...forEveryone, 'Cache-Control': 'no-store' } })

/** `last`: the dealer after which the next page begins. Null when no dealer has the slug in `after`. */
async function readPage(db: Db, { province: provinceCode, service, after }: ExportFilter) {
  const before = after === undefined ? undefined : await findDealer(db, after)
  if (before === null) return null
  const region = provinceCode ? { provinceCode } : null
  const found = await dealersIn(db, region, { service, after: before, limit: dealersPerPage + 1 })
  const dealers = found.slice(0, dealersPerPage)
  return { dealers, last: found.length > dealersPerPage ? dealers.at(-1)?.slug : undefined }
}

const methods = 'GET, HEAD, OPTIONS'

/** Answer to the CORS preflight: a browser asks before a page of another site may send headers of its own. */
const mayBeAsked = {
  Allow: methods,
  'Access-Control-Allow-Methods': methods,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
}
