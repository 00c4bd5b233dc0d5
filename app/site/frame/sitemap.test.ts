import { expect, test } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { datedSitemapAnswer, sitemapAnswer, sitemapIndexAnswer } from './sitemap.ts'

test('a sitemap lists each page once', async () => {
  const xml = await sitemapAnswer('https://situs.example', ['/', '/our-cars', '/']).text()
  expect(xml.match(/<loc>/g)).toHaveLength(2)
  expect(xml).toContain('<url><loc>https://situs.example/our-cars</loc></url>')
})

test('a page has the time of its last change only when it is known', async () => {
  const changedAt = Temporal.Instant.from('2026-11-01T02:00:00Z')
  const xml = await datedSitemapAnswer(
    'https://situs.example',
    [{ path: '/privasi', changedAt }, { path: '/fleet' }],
    null,
  ).text()
  expect(xml).toContain('<url><loc>https://situs.example/privasi</loc><lastmod>2026-11-01T02:00:00Z</lastmod></url>')
  expect(xml).toContain('<url><loc>https://situs.example/fleet</loc></url>')
})

test('an index lists sitemaps, with the last change where it is known', async () => {
  const changedAt = Temporal.Instant.from('2026-11-01T02:00:00Z')
  const sitemaps = [{ path: '/sitemap-artikel.xml', changedAt }, { path: '/sitemap-halaman.xml' }]
  const answer = sitemapIndexAnswer('https://situs.example', sitemaps, null)
  expect(answer.headers.get('Content-Type')).toContain('application/xml')
  expect(await answer.text()).toContain(
    '<sitemap><loc>https://situs.example/sitemap-artikel.xml</loc><lastmod>2026-11-01T02:00:00Z</lastmod></sitemap>' +
      '<sitemap><loc>https://situs.example/sitemap-halaman.xml</loc></sitemap></sitemapindex>',
  )
})
