export type { Article } from './article-schema.ts'

/** Of news and press releases, as they stand in addresses. */
export const articleTopics = ['produk', 'perusahaan', 'komunitas', 'tips', 'layanan'] as const
export type ArticleTopic = (typeof articleTopics)[number]

/** How many a page of a list shows. */
export const articlesPerPage = 12
