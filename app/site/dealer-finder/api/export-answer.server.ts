import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import type { Dealer } from '~/core/dealers/dealer.ts'
import { readHolidays } from '~/core/dealers/holidays/holiday-store.server.ts'
import type { Holiday } from '~/core/dealers/holidays/holidays.ts'
import { dealersIn } from '~/core/dealers/nearest/in-region.server.ts'
import { services } from '~/platform/services.ts'
import { readExportFilter } from './export-filter.ts'

type Visit = { request: Request; context: Readonly<RouterContextProvider> }
type Writing = {
  type: 'application/json' | 'application/geo+json'
  write: (dealers: Dealer[], publicUrl: string, holidays: readonly Holiday[]) => unknown
}

const forEveryone = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Vary: 'Accept-Encoding',
}

/** The dealers as a file. Pages of any site may read it. */
export async function exportAnswer({ request, context }: Visit, { type, write }: Writing): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { ...forEveryone, ...mayBeAsked } })
  const { db, environment } = context.get(services)
  const { searchParams } = new URL(request.url)
  const filter = readExportFilter(searchParams)
  if (!filter.ok) return Response.json(filter.refusal, { status: 400, headers: { ...forEveryone, 'Cache-Control': 'no-store' } })
  const { province: provinceCode, service } = filter.value
  const dealers = await dealersIn(db, provinceCode ? { provinceCode } : null, { service })
  const body = JSON.stringify(write(dealers, environment.publicUrl, await readHolidays(db)))
  const headers = {
    ...forEveryone,
    'Content-Type': type,
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

const methods = 'GET, HEAD, OPTIONS'

/** Answer to the CORS preflight: a browser asks before a page of another site may send headers of its own. */
const mayBeAsked = {
  Allow: methods,
  'Access-Control-Allow-Methods': methods,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
}
