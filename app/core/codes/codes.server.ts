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

/** What a code is valid for: one number, one purpose, one journey. */
export type CodeScope = {
  /** The name of the journey, such as `consultation`. */
  purpose: string
  /** The journey's secret token, which only this visitor knows. */
  flow: string
  /** `+628…`, or a substitute when the number is unknown. */
  phone: string
}

/** Who requests a code, and the limits. */
export type CodeSender = {
  /** The network address the request came from. */
  client: string
  /** The id of the browser. */
  device: string
  rules?: CodeRules | undefined
}

export function codeSender({ client, device, environment }: Pick<Services, 'client' | 'device' | 'environment'>): CodeSender {
  return { client, device: device.id(), rules: codeRulesWith(environment.forms) }
}

/** A journey's code and the visitor who requests it. */
export type CodeVisit = CodeScope &
  CodeSender & {
    /** True when the visitor must learn neither whose number it is nor what others requested for it. */
    hidesNumber?: boolean | undefined
  }

export type CodeRequest = CodeVisit & {
  channel: CodeChannel
  /** False: do the same work but send no message, so that nobody learns which numbers are known. */
  deliver: boolean
}

/**
 * Sends a new code and ends the earlier code of this journey. Codes of other journeys stay valid. When the code must wait,
 * nothing changes. `tx` is a transaction, because the locks last until it ends.
 */
export async function issueCode(
  tx: Db,
  request: CodeRequest,
  now: Instant,
): Promise<Result<{ resendAt: Instant; expiresAt: Instant }, Wait>> {
  const { rules = codeRules } = request
  // Always lock in this order, so that two requests cannot deadlock.
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

/** Does the same work whether the code is sent or not: time and statements reveal nothing about the number. */
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
 * Checks a typed code. A correct code is used up. A wrong guess is counted and must be committed: call this outside of any
 * transaction, or in one that is not rolled back after a refusal.
 */
export function checkCode(
  db: Db,
  { typed, ...scope }: CodeScope & { typed: string },
  now: Instant,
  rules: CodeRules = codeRules,
): Promise<Result<undefined, CodeRefusal>> {
  return db.transaction(async (tx) => {
    // The lock runs parallel guesses one after the other, so each one sees the earlier wrong guesses.
    const [row, ...earlier] = await latestCodes(tx, scope).limit(rules.perJourney.count).for('update')
    const gone = goneBecause(row, now)
    if (!row || gone) return refused({ kind: gone ?? 'no-code' })
    const code = readCode(typed)
    if (code === null) return refused({ kind: 'unreadable' })
    const change = (values: Partial<Row>) => tx.update(codes).set(values).where(eq(codes.id, row.id))
    // A code that was not sent ends no earlier code, which the visitor still has.
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
  /** Why there is no code to type. Null while one is valid. */
  refusal: Gone | null
  /** When the last code ends or ended. Null when none was sent. */
  expiresAt: Instant | null
  /** Why a new code must wait. Null when it can be sent now. */
  wait: Wait | null
  /** How many guesses remain for a valid code. */
  left: number
}

/** The state of a journey's code, for the page that asks for the code. */
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

/** Deletes codes that no limit counts any more. */
export async function forgetCodes(db: Db, now: Instant): Promise<void> {
  await db.delete(codes).where(lt(codes.sentAt, now.subtract({ hours: 25 })))
}

type Row = InferSelectModel<typeof codes>

/** Why a code can no longer be used. */
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
  // The limits bound each of these. Codes that strangers requested but that were not sent would be too many to read.
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

/** Uses the journey's secret as the key, so that a million codes cannot be tried against a stolen table. */
function hashOfCode({ flow, purpose, phone }: CodeScope, code: string): string {
  return createHmac('sha256', flow).update(`${purpose}|${phone}|${code}`).digest('hex')
}

function sameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'))
}
