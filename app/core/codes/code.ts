import type { Instant } from '../../lib/instant.ts'

export const codeChannels = ['whatsapp', 'sms'] as const
export type CodeChannel = (typeof codeChannels)[number]

/** What the buttons that send a code name in the submitted form. */
export const sendIntent = { whatsapp: 'kirim-whatsapp', sms: 'kirim-sms' } as const satisfies Record<CodeChannel, string>

/** How many codes may be sent within so many minutes. */
type Cap = { count: number; minutes: number }

export type CodeRules = {
  goodForMinutes: number
  /** Wrong guesses that burn a code. */
  misses: number
  resendAfterSeconds: number
  perNumber: Cap
  perNumberAndDay: Cap
  /** A mobile operator shows many visitors as one client. */
  perClient: Cap
}

export const codeRules: CodeRules = {
  goodForMinutes: 5,
  misses: 5,
  resendAfterSeconds: 60,
  perNumber: { count: 5, minutes: 60 },
  perNumberAndDay: { count: 10, minutes: 24 * 60 },
  perClient: { count: 20, minutes: 60 },
}

/** The rules with the operator's own cap for one client. */
export function codeRulesWith({ codesPerClientAnHour }: { codesPerClientAnHour: number }): CodeRules {
  return { ...codeRules, perClient: { count: codesPerClientAnHour, minutes: 60 } }
}

/** Why a typed code leads nowhere. */
export const codeRefusals = ['no-code', 'replaced', 'unreadable', 'wrong', 'burnt', 'expired', 'used'] as const
export type CodeRefusal =
  | { kind: Exclude<(typeof codeRefusals)[number], 'wrong'> }
  /** `left`: how many guesses remain. */
  | { kind: 'wrong'; left: number }

/** Why no code is sent yet. */
export const waitReasons = ['resend', 'number', 'day', 'client'] as const
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

/** When codes were sent in the last day, or the last hour for the client. */
export type Sendings = { forPurpose: readonly Instant[]; toNumber: readonly Instant[]; fromClient: readonly Instant[] }

/** What keeps the next code back longest; null if it may leave at once. */
export function waitBeforeNext({ forPurpose, toNumber, fromClient }: Sendings, now: Instant, rules = codeRules): Wait | null {
  const ends: Record<WaitReason, Instant | null> = {
    resend: latest(forPurpose)?.add({ seconds: rules.resendAfterSeconds }) ?? null,
    number: roomAgain(toNumber, rules.perNumber),
    day: roomAgain(toNumber, rules.perNumberAndDay),
    client: roomAgain(fromClient, rules.perClient),
  }
  const waits = waitReasons.flatMap((reason): Wait[] => {
    const until = ends[reason]
    return until && isBefore(now, until) ? [{ kind: 'wait', until, reason }] : []
  })
  return waits.reduce<Wait | null>((longest, wait) => (longest && !isBefore(longest.until, wait.until) ? longest : wait), null)
}

/** When the cap has room again: once the earliest of its last `count` sendings is too old to matter. */
function roomAgain(sendings: readonly Instant[], { count, minutes }: Cap): Instant | null {
  const earliest = newestFirst(sendings)[count - 1]
  return earliest?.add({ minutes }) ?? null
}

const isBefore = (one: Instant, other: Instant) => one.epochMilliseconds < other.epochMilliseconds
const newestFirst = (instants: readonly Instant[]) =>
  [...instants].sort((one, other) => other.epochMilliseconds - one.epochMilliseconds)
const latest = (instants: readonly Instant[]) => newestFirst(instants)[0]
