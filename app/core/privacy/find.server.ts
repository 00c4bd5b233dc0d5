import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type DataSubject, mostEntries, type PersonalPart, personalSections } from '../../platform/personal-data.ts'
import { personalStores } from './stores.server.ts'

/** Everything that is stored about a person, in the order of the page. One store after the other, to bound the memory. */
export async function findPersonalData(db: Db, subject: DataSubject, now: Instant): Promise<PersonalPart[]> {
  const parts: PersonalPart[] = []
  for (const store of personalStores) parts.push(...(await store.find(db, subject, now)))
  const bySection = Map.groupBy(parts, ({ section }) => section)
  return personalSections.flatMap((section) => joined(bySection.get(section) ?? []))
}

/** Several stores may give parts of one section: pictures of requests and of chats. The newest entry is the first. */
function joined(parts: readonly PersonalPart[]): PersonalPart[] {
  const [first, ...others] = parts
  if (!first || others.length === 0) return [...parts]
  const entries = parts.flatMap((part) => part.entries).toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
  const isWhole = parts.every((part) => part.isWhole) && entries.length <= mostEntries
  return [{ section: first.section, entries: entries.slice(0, mostEntries), isWhole }]
}
