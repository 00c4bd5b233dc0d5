import { desc, eq } from 'drizzle-orm'
import { mostEntries, type PersonalStore, partOf } from '../../platform/personal-data.ts'
import { hashOfNumber } from './own-numbers.server.ts'
import { codes, ownNumbers } from './tables.ts'
import { personalWords as words } from './words.ts'

/** Codes of the last day, and the devices that have proved the number. */
export const codesStore: PersonalStore = {
  tables: ['codes', 'own_numbers'],

  async find(db, { phone }) {
    if (phone === null) return []
    const { purpose, sentAt, ended } = codes
    const [sent, devices] = await Promise.all([
      db
        .select({ purpose, sentAt, ended })
        .from(codes)
        .where(eq(codes.phone, phone))
        .orderBy(desc(sentAt))
        .limit(mostEntries + 1),
      db
        .select({ at: ownNumbers.at })
        .from(ownNumbers)
        .where(eq(ownNumbers.numberHash, hashOfNumber(phone)))
        .orderBy(desc(ownNumbers.at))
        .limit(mostEntries + 1),
    ])
    const entries = [
      ...sent.map((code) => ({ title: words.code, at: code.sentAt, data: { purpose: code.purpose, ended: code.ended } })),
      ...devices.map(({ at }) => ({ title: words.device, at, data: {} })),
    ]
    const part = partOf('codes', entries, ({ title, at, data }) => ({
      title,
      at: at.toString(),
      facts: [],
      data: { ...data, at: at.toString() },
    }))
    return [part]
  },

  /** Codes of the page that asks for the erasure go too: their work is done. */
  async erase(tx, { phone }) {
    if (phone === null) return
    await tx.delete(codes).where(eq(codes.phone, phone))
    await tx.delete(ownNumbers).where(eq(ownNumbers.numberHash, hashOfNumber(phone)))
  },
}
