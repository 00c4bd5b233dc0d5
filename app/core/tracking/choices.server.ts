import { randomBytes } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { type ConsentChoice, type ConsentPurpose, choiceIn } from '../../lib/consent-choice.ts'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { bucketOf } from '../../platform/bucket.ts'
import type { Db } from '../../platform/database.server.ts'
import { deleteOldest } from '../../platform/delete-oldest.server.ts'
import { count } from '../../platform/rate-limit.server.ts'
import { currentQuestion } from './consent-text.ts'
import { trackingChoices } from './tables.ts'

/** Global Privacy Control: the visitor's browser refuses everything that is not necessary. */
export const hasPrivacySignal = (request: Request): boolean => request.headers.get('Sec-GPC') === '1'

/** What a form allows, of what is asked. */
export type Answer = { asked: readonly ConsentPurpose[]; allowed: readonly ConsentPurpose[] }

/** Choices of one address. Thousands can share an address, and a person chooses once in half a year. */
const perAddress = bucketOf(30)

/** Seconds. With a shorter wait the bucket of a busy address would often be empty again. */
const leastWait = 30

/** `held`: what holds of a choice that could not be recorded, a withdrawal in it; null when the earlier answer stays. */
export type NotRecorded = { secondsToWait: number; held: ConsentChoice | null }

/**
 * Records a choice and returns it for the cookie. A browser keeps its name, so that its choices form a history. When the address
 * has sent too many, nothing is stored. Then no new permission holds, since its record is the proof; a refusal does.
 */
export async function recordChoice(
  db: Db,
  { request, client }: { request: Request; client: string },
  answer: Answer,
  now: Instant,
): Promise<Result<ConsentChoice, NotRecorded>> {
  const known = choiceIn(request.headers.get('Cookie') ?? '')
  const choice = choiceOf(request, answer, known)
  const counted = await count(db, `choices of address ${client}`, perAddress, now)
  if (!counted.ok) {
    const before = known?.text === currentQuestion ? known.allowed : []
    const held = { ...choice, allowed: choice.allowed.filter((purpose) => before.includes(purpose)) }
    if (held.allowed.length === choice.allowed.length) return done(choice)
    return refused({ secondsToWait: Math.max(leastWait, counted.secondsToWait), held: known && held })
  }
  const { visitor, text: textVersion, asked, allowed } = choice
  const bySignal = hasPrivacySignal(request)
  await db.insert(trackingChoices).values({ visitor, textVersion, asked: [...asked], allowed: [...allowed], bySignal, at: now })
  return done(choice)
}

const choiceOf = (request: Request, { asked, allowed }: Answer, known: ConsentChoice | null): ConsentChoice => ({
  text: currentQuestion,
  asked,
  visitor: known?.visitor ?? randomBytes(16).toString('base64url'),
  allowed: hasPrivacySignal(request) ? [] : allowed.filter((purpose) => asked.includes(purpose)),
})

/** Deletes at most `most` records of choices from before this instant. Returns how many. The cookie ends after half a year. */
export function forgetChoices(db: Db, before: Instant, most: number): Promise<number> {
  const { id, at } = trackingChoices
  return deleteOldest(db, { id, when: lt(at, before), by: at, most })
}
