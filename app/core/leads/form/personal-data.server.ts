import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { dayIn, longDay } from '../../../lib/day.ts'
import { nationalMobile } from '../../../lib/phone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { mostEntries, type PersonalStore, partOf } from '../../../platform/personal-data.ts'
import { personalWords as words } from '../personal-words.ts'
import { makerZone } from '../promise.ts'
import { leads, rememberedContacts } from '../tables.ts'

/** The contacts that devices fill in. */
export const contactsStore: PersonalStore = {
  tables: ['remembered_contacts'],

  async find(db, { phone }) {
    if (phone === null) return []
    const rows = await db
      .select()
      .from(rememberedContacts)
      .where(eq(rememberedContacts.phone, phone))
      .orderBy(desc(rememberedContacts.at))
      .limit(mostEntries + 1)
    const part = partOf('contacts', rows, ({ name, email, at, expiresAt, ...row }) => ({
      title: words.contact,
      at: at.toString(),
      facts: [
        { name: words.name, value: name },
        { name: words.phone, value: nationalMobile(row.phone) },
        ...(email ? [{ name: words.email, value: email }] : []),
        { name: words.until, value: longDay(dayIn(expiresAt, makerZone)) },
      ],
      data: { name, phone: row.phone, email, at: at.toString(), expiresAt: expiresAt.toString() },
    }))
    return [part]
  },

  async erase(tx, { phone }) {
    if (phone !== null) await forgetContactsOf(tx, phone)
  },
}

/** Deletes what devices remember of a number. Returns of how many devices. */
export async function forgetContactsOf(db: Db, phone: string): Promise<number> {
  const { tokenHash } = rememberedContacts
  return (await db.delete(rememberedContacts).where(eq(rememberedContacts.phone, phone)).returning({ tokenHash })).length
}

/** Deletes what devices remember of those of these numbers that have no request any more. */
export async function forgetContactsWithoutLead(tx: Db, phones: readonly string[]): Promise<void> {
  const withLead = tx
    .select({ phone: leads.phone })
    .from(leads)
    .where(inArray(leads.phone, [...phones]))
  const { phone } = rememberedContacts
  await tx.delete(rememberedContacts).where(and(inArray(phone, [...phones]), notInArray(phone, withLead)))
}
