import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, type InferSelectModel, isNull, lt, or } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import { hashOf } from '../leads/private-address.server.ts'
import { compose } from '../messages/message.ts'
import { writeMessage } from '../messages/messages.server.ts'
import { oneTimeCode } from './code.message.ts'
import { type CodeChannel, type CodeRefusal, codeRules, readCode, type Sendings, type Wait, waitBeforeNext } from './code.ts'
import { codes } from './tables.ts'

/** What a code is good for: one number, one purpose, one journey. */
export type CodeScope = {
  /** Names the journey, such as `consultation`. */
  purpose: string
  /** The journey's secret token: unguessable, and known to this visitor only. */
  flow: string
  /** `+628…`, or what stands for a number that is not known. */
  phone: string
}

/** A journey's code and who asks about it. */
export type CodeVisit = CodeScope & {
  /** The network the request came from. */
  client: string
}

export type CodeRequest = CodeVisit & {
  channel: CodeChannel
  /** Off: everything is done the same and no message leaves, so that nobody learns which numbers are known. */
  deliver: boolean
}

/**
 * Sends a new code; the earlier one for this number and purpose ends with it. A code that may not be sent yet
 * changes nothing. `tx` is a transaction: the locks last until it ends.
 */
export async function issueCode(
  tx: Db,
  request: CodeRequest,
  now: Instant,
  rules = codeRules,
): Promise<Result<{ resendAt: Instant; expiresAt: Instant }, Wait>> {
  const clientHash = hashOfClient(request)
  // Always in this order: two that ask for both wait for each other in one direction only.
  await lockUntilCommit(tx, `codes to number ${request.phone}`)
  await lockUntilCommit(tx, `codes from client ${clientHash}`)
  const wait = waitBeforeNext(await sendings(tx, request, now), now, rules)
  if (wait) return refused(wait)
  await tx
    .update(codes)
    .set({ ended: 'replaced', endedAt: now })
    .where(and(sameNumberAndPurpose(request), isNull(codes.ended)))
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const id = randomUUID()
  const expiresAt = now.add({ minutes: rules.goodForMinutes })
  const { purpose, phone } = request
  const hashes = { flowHash: hashOf(request.flow), clientHash, codeHash: hashOfCode(request, code) }
  await tx.insert(codes).values({ id, purpose, phone, ...hashes, sentAt: now, expiresAt, misses: 0 })
  if (request.deliver) {
    const envelope = { key: `code:${id}`, channel: request.channel, to: phone, expiresAt }
    await writeMessage(tx, compose(oneTimeCode, { code }, envelope), now)
  }
  return done({ resendAt: now.add({ seconds: rules.resendAfterSeconds }), expiresAt })
}

/**
 * Judges a typed code. A good one is used up; a wrong one is counted, so the miss has to be committed whatever the
 * caller answers: call it outside any transaction, or in one that is not rolled back because of a refusal.
 */
export function checkCode(
  db: Db,
  { typed, ...scope }: CodeScope & { typed: string },
  now: Instant,
  rules = codeRules,
): Promise<Result<undefined, CodeRefusal>> {
  return db.transaction(async (tx) => {
    // The lock makes parallel guesses wait for each other: each finds the misses of those before it.
    const [row] = await latestCode(tx, scope).for('update')
    const gone = goneBecause(row, now)
    if (!row || gone) return refused({ kind: gone ?? 'no-code' })
    const code = readCode(typed)
    if (code === null) return refused({ kind: 'unreadable' })
    const change = (values: Partial<Row>) => tx.update(codes).set(values).where(eq(codes.id, row.id))
    if (sameHash(row.codeHash, hashOfCode(scope, code))) {
      await change({ ended: 'used', endedAt: now })
      return done(undefined)
    }
    const misses = row.misses + 1
    const burnt = misses >= rules.misses
    await change(burnt ? { misses, ended: 'burnt', endedAt: now } : { misses })
    return refused(burnt ? { kind: 'burnt' } : { kind: 'wrong', left: rules.misses - misses })
  })
}

export type CodeStatus = {
  /** Why there is no code to type; null while one is good. */
  refusal: Gone | null
  /** When the last code ends, or ended; null if none was sent. */
  expiresAt: Instant | null
  /** What the number or the client still has to wait for; null if a code may be sent now. */
  wait: Wait | null
  /** Guesses that remain for a good code. */
  left: number
}

/** How it stands with a journey's code, for the page that asks for it. */
export async function codeStatus(db: Db, visit: CodeVisit, now: Instant, rules = codeRules): Promise<CodeStatus> {
  const [row] = await latestCode(db, visit)
  const refusal = goneBecause(row, now)
  return {
    refusal,
    expiresAt: row?.expiresAt ?? null,
    wait: waitBeforeNext(await sendings(db, visit, now), now, rules),
    left: row && !refusal ? rules.misses - row.misses : 0,
  }
}

/** Numbers are kept as long as the caps count them. */
export async function forgetCodes(db: Db, now: Instant): Promise<void> {
  await db.delete(codes).where(lt(codes.sentAt, now.subtract({ hours: 25 })))
}

type Row = InferSelectModel<typeof codes>

/** Why a code cannot be typed any more; only another journey's replaces it, for one's own is the latest. */
type Gone = Exclude<CodeRefusal['kind'], 'wrong' | 'unreadable'>

function goneBecause(row: Row | undefined, now: Instant): Gone | null {
  if (!row) return 'no-code'
  if (row.ended) return row.ended
  return now.epochMilliseconds < row.expiresAt.epochMilliseconds ? null : 'expired'
}

function latestCode(db: Db, { purpose, flow, phone }: CodeScope) {
  return db
    .select()
    .from(codes)
    .where(and(eq(codes.flowHash, hashOf(flow)), eq(codes.purpose, purpose), eq(codes.phone, phone)))
    .orderBy(desc(codes.sentAt))
    .limit(1)
}

async function sendings(db: Db, { purpose, phone, client }: CodeVisit, now: Instant): Promise<Sendings> {
  const clientHash = hashOfClient({ client })
  const rows = await db
    .select({ purpose: codes.purpose, phone: codes.phone, clientHash: codes.clientHash, sentAt: codes.sentAt })
    .from(codes)
    .where(and(or(eq(codes.phone, phone), eq(codes.clientHash, clientHash)), gt(codes.sentAt, now.subtract({ hours: 24 }))))
  const toNumber = rows.filter((row) => row.phone === phone)
  const sentAt = (some: typeof rows) => some.map((row) => row.sentAt)
  return {
    forPurpose: sentAt(toNumber.filter((row) => row.purpose === purpose)),
    toNumber: sentAt(toNumber),
    fromClient: sentAt(rows.filter((row) => row.clientHash === clientHash)),
  }
}

const hashOfClient = ({ client }: Pick<CodeVisit, 'client'>) => hashOf(`client ${client}`)

const sameNumberAndPurpose = ({ phone, purpose }: CodeScope) => and(eq(codes.phone, phone), eq(codes.purpose, purpose))

/** Keyed with the secret of the journey, so that a stolen table cannot be searched for a million codes. */
function hashOfCode({ flow, purpose, phone }: CodeScope, code: string): string {
  return createHmac('sha256', flow).update(`${purpose}|${phone}|${code}`).digest('hex')
}

function sameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'))
}
