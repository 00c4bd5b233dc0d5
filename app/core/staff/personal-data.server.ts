import { and, desc, eq, inArray } from 'drizzle-orm'
import { mostEntries, type PersonalStore, partOf } from '../../platform/personal-data.ts'
import { auditEntries } from './tables.ts'
import { personalWords as words } from './words.ts'

/**
 * Which employees opened or changed a request (UU 27/2022 Pasal 32: access comes with the record of processing). The log is
 * append-only and an erasure keeps it (Pasal 31): its entries name a request by its reference, never a person.
 */
export const auditStore: PersonalStore = {
  tables: ['audit_entries'],

  async find(db, { leads }) {
    const { at, role, action, subjectId, subjectKind } = auditEntries
    const references = leads.map(({ reference }) => reference)
    const rows = await db
      .select({ at, role, action, reference: subjectId })
      .from(auditEntries)
      .where(and(eq(subjectKind, 'lead'), inArray(subjectId, references)))
      .orderBy(desc(auditEntries.id))
      .limit(mostEntries + 1)
    const part = partOf('looks', rows, (row) => ({
      title: row.action === 'lead-opened' ? words.opened(row.reference) : words.changed(row.reference),
      at: row.at.toString(),
      facts: [{ name: words.by, value: row.role === 'dealer' ? words.dealer : words.maker }],
      data: { ...row, at: row.at.toString() },
    }))
    return [part]
  },

  async erase() {},
}
