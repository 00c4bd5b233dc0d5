import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { faqKind } from './faq-schema.ts'
import { handOverKind } from './hand-over-schema.ts'
import { seedItems } from './seed-files.server.ts'
import { warningLightKind } from './warning-light-schema.ts'

const faqs = import.meta.glob<unknown>('../../../data/content/faq/*.json', { eager: true, import: 'default' })
const lights = import.meta.glob<unknown>('../../../data/content/warning-lights/*.json', { eager: true, import: 'default' })
const documents = import.meta.glob<unknown>('../../../data/content/hand-over/*.json', { eager: true, import: 'default' })

/** Questions, warning lights, and documents at hand-over. */
export async function seedHelp(tx: Db, now: Instant): Promise<void> {
  await seedItems(tx, faqKind, faqs, now)
  await seedItems(tx, warningLightKind, lights, now)
  await seedItems(tx, handOverKind, documents, now)
}
