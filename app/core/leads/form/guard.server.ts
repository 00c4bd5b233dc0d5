import { Temporal } from '../../../lib/instant.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import { verifyCaptcha } from '../../../platform/captcha.server.ts'
import { consume } from '../../../platform/rate-limit.server.ts'
import type { Services } from '../../../platform/services.ts'
import { leadIdOfForm } from '../submit.server.ts'
import type { SentForm } from './form-state.server.ts'
import { carried, type Stop } from './form-state.ts'

const hour = 60 * 60

/**
 * The last thing before a correct form is taken: whether a person sent it, and not too often. Answers with what an
 * employee should know of it, such as a check that could not be made. `byCode`: nothing comes of it before a code has
 * shown the number to be theirs, so drafts by others use up nothing of the number's; codes have limits of their own.
 */
export async function guardLead(
  { body, state }: SentForm,
  phone: string,
  { db, clock, environment, client }: Services,
  { byCode = false } = {},
): Promise<Result<string[], Stop>> {
  // Sent again, it leads to what it became: that is no flood.
  if (await leadIdOfForm(db, state.requestKey)) return done([])
  if ((body.get(carried.trap) ?? '') !== '') return refused({ kind: 'trap-filled', secondsToWait: 0 })
  const shown = Temporal.Instant.from(state.shownAt)
  if (shown.until(clock.now()).total('seconds') < environment.forms.minimumSeconds) {
    return refused({ kind: 'sent-too-fast', secondsToWait: 0 })
  }
  const captcha = await verifyCaptcha(environment.captcha, body, client)
  if (captcha === 'failed') return refused({ kind: 'captcha-not-passed', secondsToWait: 0 })
  const { perClientAnHour, perNumberADay } = environment.forms
  for (const [key, points, seconds] of [
    [`leads of client ${client}`, perClientAnHour, hour],
    ...(byCode ? [] : [[`leads of number ${phone}`, perNumberADay, 24 * hour] as const]),
  ] as const) {
    const counted = await consume(db, key, { points, seconds })
    if (!counted.ok) return refused({ kind: 'too-many', secondsToWait: counted.secondsToWait })
  }
  return done(captcha === 'unavailable' ? ['captcha-unavailable'] : [])
}
