import { randomBytes } from 'node:crypto'
import { inArray, lt } from 'drizzle-orm'
import { type ConsentChoice, type ConsentPurpose, choiceIn } from '../../lib/consent-choice.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { currentQuestion } from './consent-text.ts'
import { trackingChoices } from './tables.ts'

/** Global Privacy Control: the visitor's browser refuses everything that is not necessary. */
export const hasPrivacySignal = (request: Request): boolean => request.headers.get('Sec-GPC') === '1'

/** What a form allows, of what is asked. */
export type Answer = { asked: readonly ConsentPurpose[]; allowed: readonly ConsentPurpose[] }

/** Records a choice and returns it for the cookie. A browser keeps its name, so that its choices form a history. */
export async function recordChoice(db: Db, request: Request, { asked, allowed }: Answer, now: Instant): Promise<ConsentChoice> {
  const bySignal = hasPrivacySignal(request)
  const known = choiceIn(request.headers.get('Cookie') ?? '')
  const choice: ConsentChoice = {
    text: currentQuestion,
    asked,
    visitor: known?.visitor ?? randomBytes(16).toString('base64url'),
    allowed: bySignal ? [] : allowed.filter((purpose) => asked.includes(purpose)),
  }
  await db.insert(trackingChoices).values({
    visitor: choice.visitor,
    textVersion: choice.text,
    asked: [...choice.asked],
    allowed: [...choice.allowed],
    bySignal,
    at: now,
  })
  return choice
}

/** Deletes at most `most` records of choices from before this instant. Returns how many. The cookie ends after half a year. */
export async function forgetChoices(db: Db, before: Instant, most: number): Promise<number> {
  const { id, at } = trackingChoices
  const old = db.select({ id }).from(trackingChoices).where(lt(at, before)).limit(most)
  return (await db.delete(trackingChoices).where(inArray(id, old)).returning({ id })).length
}
