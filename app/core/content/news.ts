export type { News } from './news-schema.ts'

/** As they stand in addresses. */
export const newsTopics = ['produk', 'perusahaan', 'komunitas', 'tips', 'layanan'] as const
export type NewsTopic = (typeof newsTopics)[number]

/** How many a page of the list shows. */
export const newsPerPage = 12
