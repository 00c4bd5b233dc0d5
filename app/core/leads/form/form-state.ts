import { data } from 'react-router'
import type { CaptchaWidget } from '../../../platform/captcha.server.ts'
import type { Typed } from '../../../ui/form.ts'
import type { FormUsed } from '../submit.server.ts'

/** What a form of a lead carries beside its own questions. */
export type LeadFormState = {
  typed: Typed
  /** Makes sending it twice one request. */
  requestKey: string
  /** When its page was first opened: nobody fills in a form in a second. Choices and refusals keep it. */
  shownAt: string
  /** True once it was sent: it came back, so it was not taken. */
  wasSent: boolean
  /** Where the visitor came from, as JSON. */
  source: string
  /** Whether this device remembers who asks. */
  remembered: boolean
  /** The dealer it remembers, and its regency. */
  ownDealer: { name: string; city: string } | null
  captcha: CaptchaWidget | null
  /** The guard showed the token to the provider: a form that comes back needs another. */
  captchaUsed: boolean
}

/** The page of a lead form: as it opens, after further choices, or with why the form was not taken. */
export type LeadPage<Field extends string = string, FieldRefusal extends string = string, Trouble = { kind: string }> = {
  state: LeadFormState
  fresh: boolean
  refusals?: Partial<Record<Field, FieldRefusal>>
  stop?: Stop
  trouble?: Trouble
}

/** A page whose only trouble is that its form was sent before. */
export type SimpleLeadPage<Field extends string, FieldRefusal extends string> = LeadPage<Field, FieldRefusal, FormUsed>

/** What such a page can show when the use case refuses its form. */
export type LeadRefusal<Page extends LeadPage> = FieldRefused<NonNullable<Page['refusals']>> | NonNullable<Page['trouble']>
type FieldRefused<Refusals> = { kind: 'field'; field: keyof Refusals & string; refusal: NonNullable<Refusals[keyof Refusals]> }

/** Fields of every form that are not questions. */
export const carried = {
  key: 'request',
  shownAt: 'shown_at',
  wasSent: 'sudah_dikirim',
  source: 'source',
  trap: 'situs_web',
  remember: 'ingat',
} as const

/** Why a correct form was not taken. */
export const stopKinds = ['trap-filled', 'sent-too-fast', 'captcha-not-passed', 'too-many', 'network-busy'] as const
export type Stop = { kind: (typeof stopKinds)[number]; secondsToWait: number }

const stopStatus: Record<Stop['kind'], number> = {
  'trap-filled': 422,
  'sent-too-fast': 422,
  'captcha-not-passed': 422,
  'too-many': 429,
  'network-busy': 429,
}

/** The page that says so. */
export function stopAnswer<Page extends { stop?: Stop }>(page: Page & { stop: Stop }) {
  const { kind, secondsToWait } = page.stop
  const status = stopStatus[kind]
  return data<Page>(page, { status, headers: status === 429 ? { 'Retry-After': String(secondsToWait) } : {} })
}
