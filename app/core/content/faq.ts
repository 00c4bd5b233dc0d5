export type { Faq } from './faq-schema.ts'

/** Topics of questions in the order of the page, as written in addresses. */
export const faqTopics = ['pembelian', 'kredit', 'test-drive', 'servis', 'garansi', 'aksesoris', 'situs'] as const
export type FaqTopic = (typeof faqTopics)[number]
