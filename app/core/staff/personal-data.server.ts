import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import { mostEntries, type PersonalPart, type PersonalStore, partOf } from '../../platform/personal-data.ts'
import { auditEntries } from './tables.ts'
import { personalWords as words } from './words.ts'

/**
 * Which employees opened or changed a request (UU 27/2022 Pasal 32: access comes with the record of processing). The log is
 * append-only and an erasure keeps it (Pasal 31): its entries name a request by its reference, never a person.
 */
export const auditStore: PersonalStore = {
  tables: ['audit_entries'],

  async find(db, { leads }) {
    const references = leads.map(({ reference }) => reference)
    return [await looksAt(db, 'lead', references, (reference) => reference)]
  },

  async erase() {},
}

/** Which employees opened or changed these subjects. `nameOf`: a subject in the words of the person. */
export async function looksAt(
  db: Db,
  kind: 'lead' | 'conversation',
  ids: readonly string[],
  nameOf: (id: string) => string,
): Promise<PersonalPart> {
  const { at, role, action, subjectId, subjectKind } = auditEntries
  const rows = await db
    .select({ at, role, action, reference: subjectId })
    .from(auditEntries)
    .where(and(eq(subjectKind, kind), inArray(subjectId, [...ids])))
    .orderBy(desc(auditEntries.id))
    .limit(mostEntries + 1)
  return partOf('looks', rows, (row) => ({
    title: row.action === `${kind}-opened` ? words.opened(nameOf(row.reference)) : words.changed(nameOf(row.reference)),
    at: row.at.toString(),
    facts: [{ name: words.by, value: row.role === 'dealer' ? words.dealer : words.maker }],
    data: { ...row, at: row.at.toString() },
  }))
}
