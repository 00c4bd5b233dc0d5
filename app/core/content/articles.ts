export type { Article } from './article-schema.ts'

/** Topics of news and press releases, as written in addresses. */
export const articleTopics = ['produk', 'perusahaan', 'komunitas', 'tips', 'layanan'] as const
export type ArticleTopic = (typeof articleTopics)[number]

export const articlesPerPage = 12
