import type { Instant } from '../../lib/instant.ts'
import { type Bucket, bucketOf } from '../../platform/bucket.ts'
import type { Environment } from '../../platform/environment.server.ts'

export const codeChannels = ['whatsapp', 'sms'] as const
export type CodeChannel = (typeof codeChannels)[number]

/** The values of the buttons that send a code. */
export const sendIntent = { whatsapp: 'kirim-whatsapp', sms: 'kirim-sms' } as const satisfies Record<CodeChannel, string>

/** How many codes may be sent within this many minutes. */
type Cap = { count: number; minutes: number }

const hour = 60
const day = 24 * hour

export type CodeRules = {
  goodForMinutes: number
  /** How many wrong guesses end a code. */
  misses: number
  resendAfterSeconds: number
  perJourney: Cap
  /** From one device, for any numbers. */
  perDevice: Cap
  /** From one network address, which thousands may share. */
  perAddress: Bucket
  /** To one number, from anybody. */
  toNumber: readonly Cap[]
  /** Of these, for all strangers together: devices that have not proved the number. The rest is reserved for its owner. */
  byStrangers: readonly Cap[]
  /** Of these, for one stranger: a device, or all browsers without a cookie at one address. */
  byOneStranger: readonly Cap[]
}

export const codeRules = {
  goodForMinutes: 5,
  misses: 5,
  resendAfterSeconds: 60,
  perJourney: { count: 3, minutes: hour },
  perDevice: { count: 10, minutes: hour },
  perAddress: bucketOf(20),
  toNumber: [
    { count: 5, minutes: hour },
    { count: 10, minutes: day },
  ],
  byStrangers: [
    { count: 4, minutes: hour },
    { count: 8, minutes: day },
  ],
  byOneStranger: [
    { count: 3, minutes: hour },
    { count: 5, minutes: day },
  ],
} as const satisfies CodeRules

/** The rules with the operator's limits for a device and an address. */
export function codeRulesWith({ codesPerDeviceAnHour, codesPerAddressAMinute }: Environment['forms']): CodeRules {
  return {
    ...codeRules,
    perDevice: { count: codesPerDeviceAnHour, minutes: hour },
    perAddress: bucketOf(codesPerAddressAMinute),
  }
}

/** Why a typed code is refused. */
export const codeRefusals = ['no-code', 'unreadable', 'wrong', 'burnt', 'expired', 'used'] as const
export type CodeRefusal =
  | { kind: Exclude<(typeof codeRefusals)[number], 'wrong'> }
  /** `left`: how many guesses remain. */
  | { kind: 'wrong'; left: number }

/** Why no code is sent yet. The first four concern the visitor, the others the number. */
export const waitReasons = ['resend', 'journey', 'device', 'network', 'here', 'number'] as const
export type WaitReason = (typeof waitReasons)[number]
export type Wait = { kind: 'wait'; until: Instant; reason: WaitReason }

const hidden = /\p{Cf}/gu
const fullWidth = /[０-９]/g
// Not the end of a phone number such as 0812-345678.
const inARow = /(?<!\d\p{Pd}?)\d{6}(?!\p{Pd}?\d)/gu
// 123 456, 123-456 or 12.34.56: between the digits at most a dash, a dot or two spaces.
const inGroups = /\d(?:(?:\s{0,2}\p{Pd}?\s{0,2}|\.)\d)*/gu

/** The six digits of a code in a typed or pasted text. Null when there is none, or more than one. */
export function readCode(typed: string): string | null {
  const text = typed.replace(hidden, '').replace(fullWidth, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
  const whole = text.match(inARow) ?? []
  const candidates = whole.length > 0 ? whole : (text.match(inGroups) ?? []).map((group) => group.replace(/\D/g, ''))
  const [code, ...others] = new Set(candidates.filter((digits) => digits.length === 6))
  return code !== undefined && others.length === 0 ? code : null
}

/** The times of codes that were sent in the last day. */
export type Sendings = {
  ofJourney: readonly Instant[]
  fromDevice: readonly Instant[]
  toNumber: readonly Instant[]
  /** Of those to the number: requested by this journey, device or address. */
  toNumberFromHere: readonly Instant[]
  /** True when this device has proved that the number is its owner's. */
  isOwner: boolean
}

/** The longest wait because of the visitor's own requests. Null when there is none. */
export function waitOfVisitor({ ofJourney, fromDevice }: Sendings, now: Instant, rules: CodeRules = codeRules): Wait | null {
  const resendAt = newestFirst(ofJourney)[0]?.add({ seconds: rules.resendAfterSeconds })
  const waits = [
    waitUntil(resendAt, 'resend', now),
    waitUntil(roomAgain(ofJourney, rules.perJourney), 'journey', now),
    waitUntil(roomAgain(fromDevice, rules.perDevice), 'device', now),
  ]
  return longest(...waits)
}

/** The longest wait because of all requests for this number. */
export function waitOfNumber(
  { toNumber, toNumberFromHere, isOwner }: Sendings,
  now: Instant,
  rules: CodeRules = codeRules,
): Wait | null {
  const ofNumber = (caps: readonly Cap[]) => caps.map((cap) => waitUntil(roomAgain(toNumber, cap), 'number', now))
  if (isOwner) return longest(...ofNumber(rules.toNumber))
  const fromHere = rules.byOneStranger.map((cap) => waitUntil(roomAgain(toNumberFromHere, cap), 'here', now))
  return longest(...fromHere, ...ofNumber(rules.byStrangers))
}

/** The wait that ends last: one wait is enough. */
export function longest(...waits: readonly (Wait | null)[]): Wait | null {
  return waits.reduce((one, other) => (other && (!one || isBefore(one.until, other.until)) ? other : one), null)
}

function waitUntil(until: Instant | undefined, reason: WaitReason, now: Instant): Wait | null {
  return until && isBefore(now, until) ? { kind: 'wait', until, reason } : null
}

/** When the limit allows another code: after the earliest of the last `count` codes is old enough. */
function roomAgain(sendings: readonly Instant[], { count, minutes }: Cap): Instant | undefined {
  return newestFirst(sendings)[count - 1]?.add({ minutes })
}

const isBefore = (one: Instant, other: Instant) => one.epochMilliseconds < other.epochMilliseconds
const newestFirst = (instants: readonly Instant[]) =>
  [...instants].sort((one, other) => other.epochMilliseconds - one.epochMilliseconds)
