import type { Instant } from '~/lib/instant.ts'

const begin = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export type SitemapPage = { path: string; changedAt?: Instant }

/** A sitemap: a list of pages for search engines. */
export function sitemapAnswer(publicUrl: string, paths: readonly string[], until: Instant | null = null): Response {
  return urlSetAnswer(
    [...new Set(paths)].map((path) => `<loc>${publicUrl}${path}</loc>`),
    until,
  )
}

/** A sitemap of pages, each with the time of its last change if it is known. */
export function datedSitemapAnswer(publicUrl: string, pages: readonly SitemapPage[], until: Instant | null): Response {
  return urlSetAnswer(
    pages.map((page) => datedAddress(publicUrl, page)),
    until,
  )
}

function datedAddress(publicUrl: string, { path, changedAt }: SitemapPage): string {
  return `<loc>${publicUrl}${path}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}`
}

function urlSetAnswer(urls: readonly string[], until: Instant | null): Response {
  const entries = urls.map((url) => `<url>${url}</url>`)
  return xmlAnswer(`${begin}<urlset ${schema}>${entries.join('')}</urlset>\n`, until)
}

/** An index: a list of sitemaps. */
export function sitemapIndexAnswer(publicUrl: string, sitemaps: readonly SitemapPage[], until: Instant | null): Response {
  const entries = sitemaps.map((sitemap) => `<sitemap>${datedAddress(publicUrl, sitemap)}</sitemap>`)
  return xmlAnswer(`${begin}<sitemapindex ${schema}>${entries.join('')}</sitemapindex>\n`, until)
}

function xmlAnswer(xml: string, until: Instant | null): Response {
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', ...(until && { 'X-Fresh-Until': until.toString() }) }
  return new Response(xml, { headers })
}
