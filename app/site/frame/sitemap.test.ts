import { expect, test } from 'vitest'
import { sitemapAnswer, sitemapIndexAnswer } from './sitemap.ts'

test('a sitemap lists each page once', async () => {
  const xml = await sitemapAnswer('https://situs.example', ['/', '/our-cars', '/']).text()
  expect(xml.match(/<loc>/g)).toHaveLength(2)
  expect(xml).toContain('<url><loc>https://situs.example/our-cars</loc></url>')
})

test('an index lists sitemaps', async () => {
  const answer = sitemapIndexAnswer('https://situs.example', ['/sitemap-halaman.xml'])
  expect(answer.headers.get('Content-Type')).toContain('application/xml')
  expect(await answer.text()).toContain('<sitemap><loc>https://situs.example/sitemap-halaman.xml</loc></sitemap></sitemapindex>')
})
