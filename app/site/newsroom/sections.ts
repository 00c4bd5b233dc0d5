import { at, type Query } from '../../addresses.ts'
import { type SectionWords, sectionWords } from './words.ts'

/** The differences between the lists of articles: addresses and texts. */
export type Section = {
  words: SectionWords
  list: (choice?: Query) => string
  article: (slug: string) => string
  rss: () => string
  jsonFeed: () => string
  /** The kind of its pictures for shared links, as in their addresses. */
  picture: string
}

export const newsSection: Section = {
  words: sectionWords.news,
  list: at.news,
  article: at.newsArticle,
  rss: at.newsRss,
  jsonFeed: at.newsFeed,
  picture: 'berita',
}

export const eventSection: Section = {
  words: sectionWords.events,
  list: at.events,
  article: at.event,
  rss: at.eventRss,
  jsonFeed: at.eventFeed,
  picture: 'acara',
}

export const pressReleaseSection: Section = {
  words: sectionWords.pressReleases,
  list: at.pressReleases,
  article: at.pressRelease,
  rss: at.pressReleaseRss,
  jsonFeed: at.pressReleaseFeed,
  picture: 'siaran-pers',
}
