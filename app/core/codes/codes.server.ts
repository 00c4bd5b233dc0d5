import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, type InferSelectModel, lt, or } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import { type Counted, count, peek } from '../../platform/rate-limit.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import type { Services } from '../../platform/services.ts'
import { compose } from '../messages/message.ts'
import { discardMessage, writeMessage } from '../messages/messages.server.ts'
import { oneTimeCode } from './code.message.ts'
import {
  type CodeChannel,
  type CodeRefusal,
  type CodeRules,
  codeRules,
  codeRulesWith,
  longest,
  readCode,
  type Sendings,
  type Wait,
  waitOfNumber,
  waitOfVisitor,
} from './code.ts'
import { isOwnNumber } from './own-numbers.server.ts'
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

/** Who asks for a code, and how often that may be. */
export type CodeSender = {
  /** The network address the request came from. */
  client: string
  /** Names the browser. */
  device: string
  rules?: CodeRules | undefined
}

export function codeSender({ client, device, environment }: Pick<Services, 'client' | 'device' | 'environment'>): CodeSender {
  return { client, device: device.id(), rules: codeRulesWith(environment.forms) }
}

/** A journey's code and who asks about it. */
export type CodeVisit = CodeScope &
  CodeSender & {
    /** Set where the visitor must not learn whose number it is, nor what others have asked for to it. */
    hidesNumber?: boolean | undefined
  }

export type CodeRequest = CodeVisit & {
  channel: CodeChannel
  /** Off: everything is done the same and no message leaves, so that nobody learns which numbers are known. */
  deliver: boolean
}

/**
 * Sends a new code; the earlier one of this journey ends with it, those of other journeys stay good. A code that may
 * not be sent yet changes nothing. `tx` is a transaction: the locks last until it ends.
 */
export async function issueCode(
  tx: Db,
  request: CodeRequest,
  now: Instant,
): Promise<Result<{ resendAt: Instant; expiresAt: Instant }, Wait>> {
  const { rules = codeRules } = request
  // Always in this order: two that ask for both wait for each other in one direction only.
  await lockUntilCommit(tx, `codes to number ${request.phone}`)
  await lockUntilCommit(tx, `codes from device ${request.device}`)
  const sent = await sendings(tx, request, now)
  const ofNumber = waitOfNumber(sent, now, rules)
  const wait = longest(waitOfVisitor(sent, now, rules), request.hidesNumber ? null : ofNumber)
  if (wait) return refused(wait)
  const room = sent.isOwner ? null : waitOfNetwork(await count(tx, bucketKey(request), rules.perAddress, now), now)
  if (room) return refused(room)
  const expiresAt = now.add({ minutes: rules.goodForMinutes })
  await sendCode(tx, request, { now, expiresAt, leaves: request.deliver && ofNumber === null })
  return done({ resendAt: now.add({ seconds: rules.resendAfterSeconds }), expiresAt })
}

type Sending = { now: Instant; expiresAt: Instant; leaves: boolean }

/** Does the same whether the code leaves or not: time and statements tell nothing of the number. */
async function sendCode(tx: Db, request: CodeRequest, { now, expiresAt, leaves }: Sending): Promise<void> {
  const { purpose, phone, channel, device } = request
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const id = randomUUID()
  const hashes = {
    flowHash: hashOf(request.flow),
    clientHash: hashOfClient(request),
    deviceHash: device,
    codeHash: hashOfCode(request, code),
  }
  await tx.insert(codes).values({ id, purpose, phone, ...hashes, sent: leaves, sentAt: now, expiresAt, misses: 0 })
  const key = `code:${id}`
  await writeMessage(tx, compose(oneTimeCode, { code }, { key, channel, to: phone, expiresAt }), now)
  await discardMessage(tx, leaves ? 'none' : key)
}

/**
 * Judges a typed code. A good one is used up; a wrong one is counted, so the miss has to be committed whatever the
 * caller answers: call it outside any transaction, or in one that is not rolled back because of a refusal.
 */
export function checkCode(
  db: Db,
  { typed, ...scope }: CodeScope & { typed: string },
  now: Instant,
  rules: CodeRules = codeRules,
): Promise<Result<undefined, CodeRefusal>> {
  return db.transaction(async (tx) => {
    // The lock makes parallel guesses wait for each other: each finds the misses of those before it.
    const [row, ...earlier] = await latestCodes(tx, scope).limit(rules.perJourney.count).for('update')
    const gone = goneBecause(row, now)
    if (!row || gone) return refused({ kind: gone ?? 'no-code' })
    const code = readCode(typed)
    if (code === null) return refused({ kind: 'unreadable' })
    const change = (values: Partial<Row>) => tx.update(codes).set(values).where(eq(codes.id, row.id))
    // One that was held back ends nothing: the visitor has the code before it.
    const sent = [row, ...earlier].find((each) => each.sent)
    if (sent && !goneBecause(sent, now) && sameHash(sent.codeHash, hashOfCode(scope, code))) {
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
export async function codeStatus(db: Db, visit: CodeVisit, now: Instant): Promise<CodeStatus> {
  const { rules = codeRules } = visit
  const [row] = await latestCodes(db, visit).limit(1)
  const refusal = goneBecause(row, now)
  return {
    refusal,
    expiresAt: row?.expiresAt ?? null,
    wait: await waitToTell(db, visit, now, rules),
    left: row && !refusal ? rules.misses - row.misses : 0,
  }
}

async function waitToTell(db: Db, visit: CodeVisit, now: Instant, rules: CodeRules): Promise<Wait | null> {
  const sent = await sendings(db, visit, now)
  const room = sent.isOwner ? null : waitOfNetwork(await peek(db, bucketKey(visit), rules.perAddress, now), now)
  const ofNumber = visit.hidesNumber ? null : waitOfNumber(sent, now, rules)
  return longest(waitOfVisitor(sent, now, rules), room, ofNumber)
}

const bucketKey = ({ client }: CodeSender): string => `codes of address ${client}`

function waitOfNetwork(counted: Counted, now: Instant): Wait | null {
  return counted.ok ? null : { kind: 'wait', reason: 'network', until: now.add({ seconds: counted.secondsToWait }) }
}

/** Numbers are kept as long as the caps count them. */
export async function forgetCodes(db: Db, now: Instant): Promise<void> {
  await db.delete(codes).where(lt(codes.sentAt, now.subtract({ hours: 25 })))
}

type Row = InferSelectModel<typeof codes>

/** Why a code cannot be typed any more. */
type Gone = Exclude<CodeRefusal['kind'], 'wrong' | 'unreadable'>

function goneBecause(row: Row | undefined, now: Instant): Gone | null {
  if (!row) return 'no-code'
  if (row.ended) return row.ended
  return now.epochMilliseconds < row.expiresAt.epochMilliseconds ? null : 'expired'
}

function latestCodes(db: Db, { purpose, flow, phone }: CodeScope) {
  return db
    .select()
    .from(codes)
    .where(and(eq(codes.flowHash, hashOf(flow)), eq(codes.purpose, purpose), eq(codes.phone, phone)))
    .orderBy(desc(codes.sentAt))
}

async function sendings(db: Db, { purpose, phone, client, device, flow }: CodeVisit, now: Instant): Promise<Sendings> {
  const [flowHash, clientHash] = [hashOf(flow), hashOfClient({ client })]
  // The caps bound each of these; codes that strangers asked for and that were held back are too many to read.
  const concerned = or(and(eq(codes.phone, phone), codes.sent), eq(codes.deviceHash, device), eq(codes.flowHash, flowHash))
  const rows = await db
    .select()
    .from(codes)
    .where(and(concerned, gt(codes.sentAt, now.subtract({ hours: 24 }))))
  const sentAt = (isCounted: (row: Row) => boolean) => rows.filter(isCounted).map((row) => row.sentAt)
  const isToNumber = (row: Row) => row.phone === phone && row.sent
  const isFromHere = (row: Row) => row.flowHash === flowHash || row.deviceHash === device || row.clientHash === clientHash
  return {
    ofJourney: sentAt((row) => row.flowHash === flowHash && row.phone === phone && row.purpose === purpose),
    fromDevice: sentAt((row) => row.deviceHash === device),
    toNumber: sentAt(isToNumber),
    toNumberFromHere: sentAt((row) => isToNumber(row) && isFromHere(row)),
    isOwner: await isOwnNumber(db, device, phone, now),
  }
}

const hashOfClient = ({ client }: Pick<CodeVisit, 'client'>) => hashOf(`client ${client}`)

/** Keyed with the secret of the journey, so that a stolen table cannot be searched for a million codes. */
function hashOfCode({ flow, purpose, phone }: CodeScope, code: string): string {
  return createHmac('sha256', flow).update(`${purpose}|${phone}|${code}`).digest('hex')
}

function sameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'))
}
