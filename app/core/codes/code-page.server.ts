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

/** What the page of a code shows; plain data. */
export type CodePage = {
  /** `09.35.20 WIB`; null if there is no code to type. */
  goodUntil: string | null
  /** When a new code can be asked for, as a moment and as a clock shows it; null: now. */
  next: { at: string; clock: string } | null
  /** The server's time, for browsers whose clock is wrong. */
  servedAt: string
  typed: string
  /** Beside the field. */
  error: string | null
  /** What the visitor cannot type away, and the next step. */
  trouble: Trouble | null
  /** The channel a new code has just been sent over. */
  resent: CodeChannel | null
}

export type CodeAnswer =
  | { kind: 'verified' }
  | { kind: 'page'; page: CodePage; status: 200 | 410 | 422 }
  | { kind: 'page'; page: CodePage; status: 429; secondsToWait: number }

/** The answer as an action gives it. */
export function codePageAnswer(answer: Exclude<CodeAnswer, { kind: 'verified' }>) {
  const headers = answer.status === 429 ? { 'Retry-After': String(answer.secondsToWait) } : {}
  return data(answer.page, { status: answer.status, headers })
}

type Moment = {
  now: Instant
  /** Whose clock the page shows, as far as that is known. */
  zone?: Zone | undefined
}

const usualZone: Zone = 'Asia/Jakarta'

/** The page as it opens. */
export async function readCodePage(db: Db, visit: CodeVisit, moment: Moment): Promise<CodePage> {
  const { refusal, expiresAt, wait } = await codeStatus(db, visit, moment.now)
  const next = wait && nextCode(wait, moment)
  return {
    goodUntil: expiresAt && !refusal ? toTheSecond(expiresAt, moment) : null,
    next,
    servedAt: moment.now.toString(),
    typed: '',
    error: null,
    // None was sent, so what the visitor waits for is the reason.
    trouble: refusal === 'no-code' && next ? waitWords[wait.reason](next.clock) : refusal && troubleWords[refusal],
    resent: null,
  }
}

const submitted = z.object({ intent: z.string().catch(''), code: z.string().catch('') })

/**
 * Does what the submitted page asks for: sends a new code or judges the typed one. Call it outside a transaction,
 * since a miss must stay counted. A journey that is verified already does not ask again: its code is used.
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

/** While a refused code is typed anew it is not judged: that would use it up, or count as a guess. */
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
  // What was typed for a code that is gone is of no more use.
  return error ? { kind: 'page', page: { ...page, typed, error }, status: 422 } : { kind: 'page', page, status: 410 }
}

function errorOf(refusal: CodeRefusal): string | null {
  if (refusal.kind === 'wrong') return typedWords.wrong(refusal.left)
  return refusal.kind === 'unreadable' ? typedWords.unreadable : null
}

/** `09.31.20 WIB`, because half a minute matters here; with the day if that is not today's. */
function toTheSecond(at: Instant, { now, zone = usualZone }: Moment): string {
  const { hour, minute, second } = at.toZonedDateTimeISO(zone)
  const time = `${clock(hour * 60 + minute)}.${String(second).padStart(2, '0')} ${zoneLabel[zone]}`
  const day = dayIn(at, zone)
  return day.equals(dayIn(now, zone)) ? time : `${dayAndMonth(day)}, ${time}`
}
