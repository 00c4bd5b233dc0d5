import { and, asc, eq, gt, isNotNull, like, lt } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import { hashOfNumber } from '../codes/own-numbers.server.ts'
import { codes, ownNumbers } from '../codes/tables.ts'
import { eraseChatsBefore } from '../conversations/personal-data.server.ts'
import { conversations } from '../conversations/tables.ts'
import { leads, rememberedContacts } from '../leads/tables.ts'
import { outbox } from '../messages/tables.ts'
import { eraseFiles, eraseFromStores } from './erase.server.ts'
import { type NumberHash, numberHash } from './subject.server.ts'
import { privacyRequests } from './tables.ts'

/** Numbers read at once. */
const numbersAtOnce = 1000

/** What belongs to a number by itself, and since when. */
const ofNumber = [
  { table: rememberedContacts, phone: rememberedContacts.phone, at: rememberedContacts.at },
  { table: codes, phone: codes.phone, at: codes.sentAt },
  { table: outbox, phone: outbox.recipient, at: outbox.createdAt },
] as const

/** Where numbers stand in clear. */
const columns = [leads.phone, conversations.phone, ...ofNumber.map(({ phone }) => phone)]
type Column = (typeof columns)[number]

/**
 * Erases again what a restored backup has brought back: what is older than the erasure of its number. A person who came back
 * later keeps what is new. Returns how many persons were found.
 */
export async function repeatErasures(
  db: Db,
  environment: Pick<Environment, 'officeSecret' | 'dataDir'>,
  now: Instant,
): Promise<number> {
  const erasedAt = await readErasures(db)
  if (erasedAt.size === 0) return 0
  const hashOf = await numberHash(db, environment)
  let found = 0
  for (const column of columns)
    for await (const phone of numbersIn(db, column)) if (await eraseAgain(db, { phone, hashOf, erasedAt }, now)) found += 1
  if (found > 0) await eraseFiles(db, environment.dataDir)
  return found
}

/** The last erasure of each number, by its hash. */
async function readErasures(db: Db): Promise<ReadonlyMap<string, Instant>> {
  const { subjectHash, erasedAt } = privacyRequests
  const rows = await db.select({ subjectHash, erasedAt }).from(privacyRequests).where(isNotNull(erasedAt)).orderBy(asc(erasedAt))
  return new Map(rows.flatMap((row) => (row.erasedAt ? [[row.subjectHash, row.erasedAt]] : [])))
}

/** Every number in the column once. An outbox also has e-mail addresses there. */
async function* numbersIn(db: Db, column: Column): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectDistinct({ phone: column })
      .from(column.table)
      .where(and(like(column, '+%'), gt(column, last)))
      .orderBy(asc(column))
      .limit(numbersAtOnce)
    for (const { phone } of rows) if (phone !== null) yield phone
    const end = rows.at(-1)?.phone
    if (!end || rows.length < numbersAtOnce) return
    last = end
  }
}

type Erasures = { phone: string; hashOf: NumberHash; erasedAt: ReadonlyMap<string, Instant> }

async function eraseAgain(db: Db, { phone, hashOf, erasedAt }: Erasures, now: Instant): Promise<boolean> {
  const hash = hashOf(phone)
  const at = erasedAt.get(hash)
  if (!at) return false
  return db.transaction(async (tx) => {
    const older = await tx
      .select({ id: leads.id, reference: leads.reference })
      .from(leads)
      .where(and(eq(leads.phone, phone), lt(leads.createdAt, at)))
    // Before the messages: a chat may be known by its transcript only.
    let found = older.length + (await eraseChatsBefore(tx, { phone, numberHash: hash, leads: older }, at))
    for (const it of ofNumber) {
      const old = and(eq(it.phone, phone), lt(it.at, at))
      found += (await tx.delete(it.table).where(old).returning({ phone: it.phone })).length
    }
    if (found === 0) return false
    await tx.delete(ownNumbers).where(and(eq(ownNumbers.numberHash, hashOfNumber(phone)), lt(ownNumbers.at, at)))
    await eraseFromStores(tx, { phone: null, numberHash: hash, leads: older }, now)
    return true
  })
}
