import type { Instant } from '../../lib/instant.ts'
import { own } from '../../lib/own.ts'

export type FeedEntry = {
  address: string
  title: string
  summary: string
  text: string
  /** In words. */
  topic: string
  /** Whole address of its picture; null without one. */
  picture: string | null
  publishedAt: string
  updatedAt: string
}

/** A feed: feed readers use it to find new articles. */
export type Feed = { title: string; description: string; address: string; entries: readonly FeedEntry[] }

const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"'

/** RSS 2.0. `self` is the feed's own address. */
export function rssAnswer({ title, description, address, entries }: Feed, self: string, until: Instant | null): Response {
  const channel = [
    `<title>${escaped(title)}</title><link>${escaped(address)}</link><description>${escaped(description)}</description>`,
    `<language>id-ID</language><atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(rssItem),
  ]
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>${channel.join('')}</channel></rss>\n`
  return answer(xml, 'application/rss+xml', until)
}

function rssItem({ address, title, summary, topic, picture, publishedAt }: FeedEntry): string {
  return [
    '<item>',
    `<title>${escaped(title)}</title><link>${escaped(address)}</link><guid>${escaped(address)}</guid>`,
    `<description>${escaped(summary)}</description><category>${escaped(topic)}</category>`,
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    picture ? `<media:content url="${escaped(picture)}" medium="image"/>` : '',
    '</item>',
  ].join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => own(entities, sign) ?? sign)

/** JSON Feed 1.1. */
export function jsonFeedAnswer({ title, description, address, entries }: Feed, self: string, until: Instant | null): Response {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: address,
    feed_url: self,
    language: 'id-ID',
    items: entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      summary: entry.summary,
      content_text: entry.text,
      tags: [entry.topic],
      ...(entry.picture && { image: entry.picture }),
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
    })),
  }
  return answer(JSON.stringify(feed), 'application/feed+json', until)
}

function answer(body: string, type: string, until: Instant | null): Response {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, ...(until && { 'X-Fresh-Until': until.toString() }) }
  return new Response(body, { headers })
}
