import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type DataSubject, type PersonalPart, personalSections } from '../../platform/personal-data.ts'
import { personalStores } from './stores.server.ts'

/** Everything that is stored about a person, in the order of the page. One store after the other, to bound the memory. */
export async function findPersonalData(db: Db, subject: DataSubject, now: Instant): Promise<PersonalPart[]> {
  const parts: PersonalPart[] = []
  for (const store of personalStores) parts.push(...(await store.find(db, subject, now)))
  return parts.toSorted((one, other) => personalSections.indexOf(one.section) - personalSections.indexOf(other.section))
}
