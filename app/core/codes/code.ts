import type { Instant } from '../../lib/instant.ts'
import { type Bucket, bucketOf } from '../../platform/bucket.ts'
import type { Environment } from '../../platform/environment.server.ts'

export const codeChannels = ['whatsapp', 'sms'] as const
export type CodeChannel = (typeof codeChannels)[number]

/** What the buttons that send a code name in the submitted form. */
export const sendIntent = { whatsapp: 'kirim-whatsapp', sms: 'kirim-sms' } as const satisfies Record<CodeChannel, string>

/** How many codes may be sent within so many minutes. */
type Cap = { count: number; minutes: number }

const hour = 60
const day = 24 * hour

export type CodeRules = {
  goodForMinutes: number
  /** Wrong guesses that burn a code. */
  misses: number
  resendAfterSeconds: number
  perJourney: Cap
  /** From one device, to whatever numbers. */
  perDevice: Cap
  /** From one address, which thousands may share. */
  perAddress: Bucket
  /** To one number, whoever asks. */
  toNumber: readonly Cap[]
  /** Of these, for strangers together: devices that have not shown the number to be theirs. The rest is kept for those that have. */
  byStrangers: readonly Cap[]
  /** Of these, for one stranger: a device, or everybody without a cookie at one address. */
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

/** The rules with what the operator allows a device and an address. */
export function codeRulesWith({ codesPerDeviceAnHour, codesPerAddressAMinute }: Environment['forms']): CodeRules {
  return {
    ...codeRules,
    perDevice: { count: codesPerDeviceAnHour, minutes: hour },
    perAddress: bucketOf(codesPerAddressAMinute),
  }
}

/** Why a typed code leads nowhere. */
export const codeRefusals = ['no-code', 'unreadable', 'wrong', 'burnt', 'expired', 'used'] as const
export type CodeRefusal =
  | { kind: Exclude<(typeof codeRefusals)[number], 'wrong'> }
  /** `left`: how many guesses remain. */
  | { kind: 'wrong'; left: number }

/** Why no code is sent yet. The first four are about who asks, the others about the number. */
export const waitReasons = ['resend', 'journey', 'device', 'network', 'here', 'number'] as const
export type WaitReason = (typeof waitReasons)[number]
export type Wait = { kind: 'wait'; until: Instant; reason: WaitReason }

const hidden = /\p{Cf}/gu
const fullWidth = /[０-９]/g
// Not the end of a telephone number such as 0812-345678.
const inARow = /(?<!\d\p{Pd}?)\d{6}(?!\p{Pd}?\d)/gu
// 123 456 · 123-456 · 12.34.56: digits with at most a dash, a dot or two blanks between them.
const inGroups = /\d(?:(?:\s{0,2}\p{Pd}?\s{0,2}|\.)\d)*/gu

/** The six digits of a code in whatever was typed or pasted around them; null if there is none, or more than one. */
export function readCode(typed: string): string | null {
  const text = typed.replace(hidden, '').replace(fullWidth, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
  const whole = text.match(inARow) ?? []
  const candidates = whole.length > 0 ? whole : (text.match(inGroups) ?? []).map((group) => group.replace(/\D/g, ''))
  const [code, ...others] = new Set(candidates.filter((digits) => digits.length === 6))
  return code !== undefined && others.length === 0 ? code : null
}

/** When codes were sent in the last day. */
export type Sendings = {
  ofJourney: readonly Instant[]
  fromDevice: readonly Instant[]
  toNumber: readonly Instant[]
  /** Of those to the number, what this journey, device or address asked for. */
  toNumberFromHere: readonly Instant[]
  /** Whether this device has shown the number to be its owner's. */
  isOwner: boolean
}

/** What keeps the next code back longest because of what the visitor has asked for; null if nothing does. */
export function waitOfVisitor({ ofJourney, fromDevice }: Sendings, now: Instant, rules: CodeRules = codeRules): Wait | null {
  const resendAt = newestFirst(ofJourney)[0]?.add({ seconds: rules.resendAfterSeconds })
  const waits = [
    waitUntil(resendAt, 'resend', now),
    waitUntil(roomAgain(ofJourney, rules.perJourney), 'journey', now),
    waitUntil(roomAgain(fromDevice, rules.perDevice), 'device', now),
  ]
  return longest(...waits)
}

/** The same because of what anybody has asked for to this number. */
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

/** The wait that is over last: waiting once is enough. */
export function longest(...waits: readonly (Wait | null)[]): Wait | null {
  return waits.reduce((one, other) => (other && (!one || isBefore(one.until, other.until)) ? other : one), null)
}

function waitUntil(until: Instant | undefined, reason: WaitReason, now: Instant): Wait | null {
  return until && isBefore(now, until) ? { kind: 'wait', until, reason } : null
}

/** When the cap has room again: once the earliest of its last `count` sendings is too old to matter. */
function roomAgain(sendings: readonly Instant[], { count, minutes }: Cap): Instant | undefined {
  return newestFirst(sendings)[count - 1]?.add({ minutes })
}

const isBefore = (one: Instant, other: Instant) => one.epochMilliseconds < other.epochMilliseconds
const newestFirst = (instants: readonly Instant[]) =>
  [...instants].sort((one, other) => other.epochMilliseconds - one.epochMilliseconds)
