import { and, asc, eq, gt, isNotNull, like, lt, type SQL } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import { hashOfNumber } from '../codes/own-numbers.server.ts'
import { codes, ownNumbers } from '../codes/tables.ts'
import { forgetBlockedHash } from '../conversations/blocks.server.ts'
import { deleteChats, eraseChatsBefore } from '../conversations/personal-data.server.ts'
import { conversationBlocks, conversations } from '../conversations/tables.ts'
import { leads, rememberedContacts } from '../leads/tables.ts'
import { outbox } from '../messages/tables.ts'
import { eraseFiles, eraseFromStores } from './erase.server.ts'
import { type ErasedNames, erasedNames } from './subject.server.ts'
import { privacyRequests } from './tables.ts'

/** Values read at once. */
const valuesAtOnce = 1000

/** What belongs to a number by itself, and since when. */
const ofNumber = [
  { table: rememberedContacts, phone: rememberedContacts.phone, at: rememberedContacts.at },
  { table: codes, phone: codes.phone, at: codes.sentAt },
  { table: outbox, phone: outbox.recipient, at: outbox.createdAt },
] as const

/** Where numbers stand in clear. */
const numberColumns = [leads.phone, conversations.phone, ...ofNumber.map(({ phone }) => phone)]
/** Where numbers stand as hashes that are the same in every installation. */
const proofColumns = [ownNumbers.numberHash, conversationBlocks.numberHash]
type Column = (typeof numberColumns)[number] | (typeof proofColumns)[number] | typeof conversations.id

/**
 * Erases again what a restored backup has brought back: what is older than the erasure of its number or chat. A person who
 * came back later keeps what is new. Returns how many persons, chats and hashes of numbers were found.
 */
export async function repeatErasures(
  db: Db,
  environment: Pick<Environment, 'officeSecret' | 'dataDir'>,
  now: Instant,
): Promise<number> {
  const register = { names: await erasedNames(db, environment), erasedAt: await readErasures(db) }
  if (register.erasedAt.size === 0) return 0
  let found = 0
  for (const column of numberColumns)
    for await (const phone of valuesIn(db, column, like(column, '+%')))
      if (await erasePersonAgain(db, phone, register, now)) found += 1
  for (const column of proofColumns)
    for await (const hash of valuesIn(db, column)) if (await eraseProofsAgain(db, hash, register)) found += 1
  for await (const id of valuesIn(db, conversations.id)) if (await eraseChatAgain(db, id, register)) found += 1
  if (found > 0) await eraseFiles(db, environment.dataDir)
  return found
}

type Register = {
  names: ErasedNames
  /** The last erasure by each name. */
  erasedAt: ReadonlyMap<string, Instant>
}

async function readErasures(db: Db): Promise<Register['erasedAt']> {
  const { subjectHash, proofHash, erasedAt } = privacyRequests
  const rows = await db
    .select({ subjectHash, proofHash, erasedAt })
    .from(privacyRequests)
    .where(isNotNull(erasedAt))
    .orderBy(asc(erasedAt))
  const named = rows.flatMap(({ erasedAt: at, ...names }) =>
    [names.subjectHash, names.proofHash].map((name) => [name, at] as const),
  )
  return new Map(named.flatMap(([name, at]) => (name && at ? [[name, at]] : [])))
}

/** Every value in the column once. An outbox has e-mail addresses beside numbers. */
async function* valuesIn(db: Db, column: Column, wanted?: SQL): AsyncGenerator<string> {
  for (let last: string | undefined; ; ) {
    const rows = await db
      .selectDistinct({ value: column })
      .from(column.table)
      .where(and(isNotNull(column), wanted, last === undefined ? undefined : gt(column, last)))
      .orderBy(asc(column))
      .limit(valuesAtOnce)
    for (const { value } of rows) if (value !== null) yield value
    last = rows.at(-1)?.value ?? undefined
    if (last === undefined || rows.length < valuesAtOnce) return
  }
}

async function erasePersonAgain(db: Db, phone: string, { names, erasedAt }: Register, now: Instant): Promise<boolean> {
  const hash = names.number(phone)
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
    await deleteProofs(tx, hashOfNumber(phone), at)
    await eraseFromStores(tx, { phone: null, numberHash: hash, leads: older }, now)
    return true
  })
}

/** A proof or a block may be all that is left of a number. */
async function eraseProofsAgain(db: Db, hash: string, { names, erasedAt }: Register): Promise<boolean> {
  const at = erasedAt.get(names.proof(hash))
  if (!at) return false
  return db.transaction(async (tx) => {
    const proofs = await deleteProofs(tx, hash, at)
    const isOld =
      (await tx.$count(conversationBlocks, and(eq(conversationBlocks.numberHash, hash), lt(conversationBlocks.at, at)))) > 0
    return proofs + (isOld ? await forgetBlockedHash(tx, hash) : 0) > 0
  })
}

async function deleteProofs(tx: Db, hash: string, at: Instant): Promise<number> {
  const old = and(eq(ownNumbers.numberHash, hash), lt(ownNumbers.at, at))
  return (await tx.delete(ownNumbers).where(old).returning({ at: ownNumbers.at })).length
}

/** An id names one chat for ever, so its time does not matter. */
async function eraseChatAgain(db: Db, id: string, { names, erasedAt }: Register): Promise<boolean> {
  if (!erasedAt.has(names.chat(id))) return false
  return (await db.transaction((tx) => deleteChats(tx, [id]))) > 0
}
