import { data } from 'react-router'
import { z } from 'zod'
import { clock, dayAndMonth, dayIn } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import { type Zone, zoneLabel } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import { intentOf } from '../../ui/form.ts'
import { readForm } from '../../ui/read-form.server.ts'
import { type CodeChannel, type CodeRefusal, codeChannels, readCode, sendIntent, type Wait } from './code.ts'
import { type CodeRequest, type CodeVisit, checkCode, codeStatus, issueCode } from './codes.server.ts'
import { type Trouble, troubleWords, typedWords, waitWords, words } from './words.ts'

/** The data of a code page. */
export type CodePage = {
  /** `09.35.20 WIB`. Null when there is no code to type. */
  goodUntil: string | null
  /** When a new code can be requested, as an instant and as text. Null: now. */
  next: { at: string; clock: string } | null
  /** The server's time, for browsers whose clock is wrong. */
  servedAt: string
  typed: string
  /** Shown beside the field. */
  error: string | null
  /** A problem that the visitor cannot fix in the field, with the next step. */
  trouble: Trouble | null
  /** The channel of a code that was sent just now. */
  resent: CodeChannel | null
}

export type CodeAnswer =
  | { kind: 'verified' }
  | { kind: 'page'; page: CodePage; status: 200 | 410 | 422 }
  | { kind: 'page'; page: CodePage; status: 429; secondsToWait: number }

/** The HTTP answer of an action. */
export function codePageAnswer(answer: Exclude<CodeAnswer, { kind: 'verified' }>) {
  const headers = answer.status === 429 ? { 'Retry-After': String(answer.secondsToWait) } : {}
  return data(answer.page, { status: answer.status, headers })
}

type Moment = {
  now: Instant
  /** The zone for times on the page, if known. */
  zone?: Zone | undefined
}

const usualZone: Zone = 'Asia/Jakarta'

/** The page on opening. */
export async function readCodePage(db: Db, visit: CodeVisit, moment: Moment): Promise<CodePage> {
  const { refusal, expiresAt, wait } = await codeStatus(db, visit, moment.now)
  const next = wait && nextCode(wait, moment)
  return {
    goodUntil: expiresAt && !refusal ? toTheSecond(expiresAt, moment) : null,
    next,
    servedAt: moment.now.toString(),
    typed: '',
    error: null,
    // No code was sent, so the page shows why the visitor must wait.
    trouble: refusal === 'no-code' && next ? waitWords[wait.reason](next.clock) : refusal && troubleWords[refusal],
    resent: null,
  }
}

const submitted = z.object({ intent: z.string().catch(''), code: z.string().catch('') })

/**
 * Handles the submitted page: sends a new code, or checks the typed code. Call it outside a transaction, because a wrong
 * guess must stay counted. A journey that is already verified does not check again: its code is used.
 */
export async function codeAction(
  db: Db,
  body: FormData,
  asked: Omit<CodeRequest, 'channel'>,
  moment: Moment,
): Promise<CodeAnswer> {
  const form = readForm(body, submitted)
  const { intent, code } = form.ok ? form.value : { intent: '', code: '' }
  if (intentOf(body) === 'check') return look(db, asked, code, moment)
  const channel = codeChannels.find((each) => sendIntent[each] === intent)
  return channel ? resend(db, { ...asked, channel }, moment) : judge(db, asked, code, moment)
}

/** While the visitor corrects a refused code, do not check it: this would use up the code, or count as a guess. */
async function look(db: Db, visit: CodeVisit, typed: string, moment: Moment): Promise<CodeAnswer> {
  const page = { ...(await readCodePage(db, visit, moment)), typed }
  if (page.goodUntil === null || readCode(typed) !== null) return { kind: 'page', page, status: 200 }
  return { kind: 'page', page: { ...page, error: typedWords.unreadable }, status: 422 }
}

async function resend(db: Db, request: CodeRequest, moment: Moment): Promise<CodeAnswer> {
  const issued = await db.transaction((tx) => issueCode(tx, request, moment.now))
  const page = await readCodePage(db, request, moment)
  if (issued.ok) return { kind: 'page', page: { ...page, resent: request.channel }, status: 200 }
  const secondsToWait = Math.ceil(moment.now.until(issued.refusal.until).total('seconds'))
  return { kind: 'page', page: { ...page, ...toldToWait(issued.refusal, page, moment) }, status: 429, secondsToWait }
}

function toldToWait(wait: Wait, { goodUntil }: CodePage, moment: Moment): Pick<CodePage, 'next' | 'trouble'> {
  const next = nextCode(wait, moment)
  const { title, text } = waitWords[wait.reason](next.clock)
  return { next, trouble: { title, text: goodUntil ? `${text} ${words.stillGood(goodUntil)}` : text } }
}

function nextCode({ until }: Wait, moment: Moment) {
  return { at: until.toString(), clock: toTheSecond(until, moment) }
}

async function judge(db: Db, visit: CodeVisit, typed: string, moment: Moment): Promise<CodeAnswer> {
  const checked = await checkCode(db, { ...visit, typed }, moment.now, visit.rules)
  if (checked.ok) return { kind: 'verified' }
  const page = await readCodePage(db, visit, moment)
  const error = errorOf(checked.refusal)
  // The typed text is useless when its code has ended.
  return error ? { kind: 'page', page: { ...page, typed, error }, status: 422 } : { kind: 'page', page, status: 410 }
}

function errorOf(refusal: CodeRefusal): string | null {
  if (refusal.kind === 'wrong') return typedWords.wrong(refusal.left)
  return refusal.kind === 'unreadable' ? typedWords.unreadable : null
}

/** `09.31.20 WIB`: with seconds, because half a minute matters here. Adds the day when it is not today. */
function toTheSecond(at: Instant, { now, zone = usualZone }: Moment): string {
  const { hour, minute, second } = at.toZonedDateTimeISO(zone)
  const time = `${clock(hour * 60 + minute)}.${String(second).padStart(2, '0')} ${zoneLabel[zone]}`
  const day = dayIn(at, zone)
  return day.equals(dayIn(now, zone)) ? time : `${dayAndMonth(day)}, ${time}`
}
