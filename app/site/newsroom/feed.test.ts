import { expect, test } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { jsonFeedAnswer, rssAnswer } from './feed.ts'

const feed = {
  title: 'Berita',
  description: 'Kabar & tips',
  address: 'https://situs.example/news-id',
  entries: [
    {
      address: 'https://situs.example/news-id/a',
      title: 'Xpander <Cross> & "kawan"',
      summary: 'Bensin < diesel',
      text: 'Isi berita',
      topic: 'produk',
      picture: 'https://situs.example/gambar/a.png',
      publishedAt: '2026-11-10T02:00:00Z',
      updatedAt: '2026-11-11T02:00:00Z',
    },
  ],
}
const until = Temporal.Instant.from('2026-12-08T02:00:00Z')

test('RSS escapes markup, writes dates in the e-mail format, and limits caching to the next change', async () => {
  const answer = rssAnswer(feed, 'https://situs.example/news-id/rss.xml', until)
  expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  expect(answer.headers.get('X-Fresh-Until')).toBe('2026-12-08T02:00:00Z')
  const xml = await answer.text()
  expect(xml).toContain('<title>Xpander &lt;Cross&gt; &amp; &quot;kawan&quot;</title>')
  expect(xml).toContain('<pubDate>Tue, 10 Nov 2026 02:00:00 GMT</pubDate>')
  expect(xml).toContain('<media:content url="https://situs.example/gambar/a.png" medium="image"/>')
  expect(xml).toContain('<guid>https://situs.example/news-id/a</guid>')
  expect(xml).toContain('<atom:link href="https://situs.example/news-id/rss.xml" rel="self" type="application/rss+xml"/>')
})

test('JSON Feed has the required fields of version 1.1', async () => {
  const answer = jsonFeedAnswer(feed, 'https://situs.example/news-id/feed.json', null)
  expect(answer.headers.has('X-Fresh-Until')).toBe(false)
  expect(await answer.json()).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Berita',
    feed_url: 'https://situs.example/news-id/feed.json',
    items: [
      {
        id: 'https://situs.example/news-id/a',
        content_text: 'Isi berita',
        image: 'https://situs.example/gambar/a.png',
        date_published: '2026-11-10T02:00:00Z',
      },
    ],
  })
})
