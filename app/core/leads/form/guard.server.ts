import { type Instant, secondsBetween, Temporal } from '../../../lib/instant.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import { bucketOf } from '../../../platform/bucket.ts'
import { type CaptchaResult, verifyCaptcha } from '../../../platform/captcha.server.ts'
import { type Counting, countAll } from '../../../platform/rate-limit.server.ts'
import type { Services } from '../../../platform/services.ts'
import { isOwnNumber } from '../../codes/own-numbers.server.ts'
import { leadIdOfForm, wasSent } from '../submit.server.ts'
import type { SentForm } from './form-state.server.ts'
import { carried, type Stop } from './form-state.ts'

const hour = 60 * 60
const day = 24 * hour

/**
 * The last check before a correct form is accepted: did a person send it, and not too often? Returns notes for an employee,
 * such as a check that could not be made. `byCode`: the lead is a draft until a code proves the number. Such drafts do not
 * count for the number, because others could use up its limit; codes have their own limits.
 */
export async function guardLead(
  sent: SentForm,
  phone: string,
  services: Services,
  { byCode = false } = {},
): Promise<Result<string[], Stop>> {
  const checked = await checkSender(sent, phone, services, byCode)
  if (checked.ok) return checked
  // A repeated form leads to its first lead, so nothing refuses it.
  return (await leadIdOfForm(services.db, sent.state.requestKey)) ? done([]) : checked
}

async function checkSender(
  { body, state }: SentForm,
  phone: string,
  services: Services,
  byCode: boolean,
): Promise<Result<string[], Stop>> {
  const { db, clock, environment, client } = services
  if ((body.get(carried.trap) ?? '') !== '') return refused({ kind: 'trap-filled', secondsToWait: 0 })
  if (isTooFast({ body, state }, clock.now(), environment.forms.minimumSeconds)) {
    return refused({ kind: 'sent-too-fast', secondsToWait: 0 })
  }
  const captcha = await verifyCaptcha(environment.captcha, body, client)
  state.captchaUsed = true
  if (captcha === 'failed') return refused({ kind: 'captcha-not-passed', secondsToWait: 0 })
  const limits = await limitsOfLead(phone, services, { byCode, captcha })
  const counted = await countAll(db, limits, clock.now(), { mayBeLost: true, unless: wasSent(state.requestKey) })
  if (!counted.ok) return refused(shownStop(counted.refusal))
  return done(captcha === 'unavailable' ? ['captcha-unavailable'] : [])
}

/**
 * True when a form was filled in faster than a person can. A second press of the same form is never too fast. Neither is a
 * form that the device filled in: the visitor only has to tick a box and press the button.
 */
function isTooFast({ body, state }: Pick<SentForm, 'body' | 'state'>, now: Instant, minimumSeconds: number): boolean {
  if (body.has(carried.wasSent) || state.remembered) return false
  return secondsBetween(Temporal.Instant.from(state.shownAt), now) < minimumSeconds
}

type Sent = { byCode: boolean; captcha: CaptchaResult }

/** Limits by number, by device and by address. Thousands may share an address: its limit is high, and known persons skip it. */
export async function limitsOfLead(
  phone: string,
  { db, clock, environment: { forms }, client, device }: Services,
  { byCode, captcha }: Sent,
): Promise<Counting<Stop['kind']>[]> {
  const id = device.id()
  const isOwner = !device.isNew && (await isOwnNumber(db, id, phone, clock.now()))
  const many = (key: string, points: number, seconds: number) => ({ kind: 'too-many' as const, key, limit: { points, seconds } })
  const ofNumber = isOwner
    ? [many(`leads of number ${phone} by its owner`, forms.perNumberADay, day)]
    : [
        // One stranger can use up only two thirds of a number's limit.
        many(`leads of number ${phone} from ${client}`, Math.ceil((forms.perNumberADay * 2) / 3), day),
        many(`leads of number ${phone}`, forms.perNumberADay, day),
      ]
  const ofAddress = { kind: 'network-busy' as const, key: `leads of address ${client}`, limit: bucketOf(forms.perAddressAMinute) }
  return [
    ...(byCode ? [] : ofNumber),
    many(`leads of device ${id}`, forms.perDeviceAnHour, hour),
    ...(isOwner || captcha === 'passed' ? [] : [ofAddress]),
  ]
}

/** Seconds. With a shorter wait the bucket of a busy address would often be empty again. */
const leastWait = 30

const shownStop = ({ kind, secondsToWait }: Stop): Stop => ({
  kind,
  secondsToWait: kind === 'network-busy' ? Math.max(leastWait, secondsToWait) : secondsToWait,
})
