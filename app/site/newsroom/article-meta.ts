import type { MetaDescriptor } from 'react-router'
import type { ArticlePicture } from '~/core/content/article-picture.ts'
import type { UnknownFilter } from '~/lib/unknown-filters.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { withTitle } from '~/site/frame/share-pictures.ts'
import { type ArticleFilter, filterQuery } from './article-filter.ts'
import type { ArticleShown } from './articles.server.ts'
import type { Section } from './sections.ts'
import { words } from './words.ts'

type Matches = Parameters<typeof pageMeta>[1]

type ListShown = { filter: ArticleFilter; unknown: readonly UnknownFilter[] }

/** The head of a list. It links the feeds for feed readers. */
export function listMeta(section: Section, page: ListShown | undefined, matches: Matches): MetaDescriptor[] {
  const { title, description } = section.words
  const path = section.list(page ? filterQuery(page.filter) : {})
  const hidden = (page?.unknown.length ?? 0) > 0
  return [...pageMeta({ title, description, path, hidden }, matches), ...feedLinks(section)]
}

function feedLinks({ words: { title }, rss, jsonFeed }: Section): MetaDescriptor[] {
  const link = { tagName: 'link', rel: 'alternate' } as const
  return [
    { ...link, type: 'application/rss+xml', title: words.rss(title), href: rss() },
    { ...link, type: 'application/feed+json', title: words.jsonFeed(title), href: jsonFeed() },
  ]
}

type Shown = Pick<ArticleShown, 'slug' | 'sharePicture'> & {
  article: { title: string; summary: string; picture?: ArticlePicture | undefined }
}

export function articleMeta(section: Section, shown: Shown | undefined, matches: Matches): MetaDescriptor[] {
  if (!shown) return []
  const { slug, article } = shown
  const isPhoto = article.picture !== undefined && !('scene' in article.picture)
  const picture = isPhoto ? shown.sharePicture : withTitle(section.picture, slug, shown.sharePicture.alt)
  const { title, summary: description } = article
  const page = { title, description, path: section.article(slug), picture, type: 'article' } as const
  return [...pageMeta(page, matches), ...feedLinks(section)]
}
