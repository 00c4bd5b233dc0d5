import { at, type Query } from '../../addresses.ts'
import { type SectionWords, sectionWords } from './words.ts'

/** What differs between the lists of articles: their addresses and their words. */
export type Section = {
  words: SectionWords
  list: (choice?: Query) => string
  article: (slug: string) => string
  rss: () => string
  jsonFeed: () => string
}

export const newsSection: Section = {
  words: sectionWords.news,
  list: at.news,
  article: at.newsArticle,
  rss: at.newsRss,
  jsonFeed: at.newsFeed,
}

export const pressReleaseSection: Section = {
  words: sectionWords.pressReleases,
  list: at.pressReleases,
  article: at.pressRelease,
  rss: at.pressReleaseRss,
  jsonFeed: at.pressReleaseFeed,
}
