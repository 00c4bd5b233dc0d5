import { data } from 'react-router'
import type { CaptchaWidget } from '../../../platform/captcha.server.ts'
import type { Typed } from '../../../ui/form.ts'
import type { FormUsed } from '../submit.server.ts'

/** What a lead form contains beside its own questions. */
export type LeadFormState = {
  typed: Typed
  /** The request key: a form that is sent twice gives one request. */
  requestKey: string
  /** When the page was first opened: a form filled in within a second comes from a program. Choices and refusals keep it. */
  shownAt: string
  /** True when the form was sent and came back, so it was refused. */
  wasSent: boolean
  /** Where the visitor came from, as JSON. */
  source: string
  /** True when this device remembers the visitor's contact. */
  remembered: boolean
  /** The remembered dealer and its regency. */
  ownDealer: { name: string; city: string } | null
  captcha: CaptchaWidget | null
  /** The token was already verified: a form that comes back needs a new one. */
  captchaUsed: boolean
}

/** The page of a lead form: on opening, after further choices, or with the reason for a refusal. */
export type LeadPage<Field extends string = string, FieldRefusal extends string = string, Trouble = { kind: string }> = {
  state: LeadFormState
  fresh: boolean
  refusals?: Partial<Record<Field, FieldRefusal>>
  stop?: Stop
  trouble?: Trouble
}

/** A page whose only possible trouble is that its form was sent before. */
export type SimpleLeadPage<Field extends string, FieldRefusal extends string> = LeadPage<Field, FieldRefusal, FormUsed>

/** The refusals of a use case that such a page can show. */
export type LeadRefusal<Page extends LeadPage> = FieldRefused<NonNullable<Page['refusals']>> | NonNullable<Page['trouble']>
type FieldRefused<Refusals> = { kind: 'field'; field: keyof Refusals & string; refusal: NonNullable<Refusals[keyof Refusals]> }

/** Names of the fields of every form that are not questions. */
export const carried = {
  key: 'request',
  shownAt: 'shown_at',
  wasSent: 'sudah_dikirim',
  source: 'source',
  trap: 'situs_web',
  remember: 'ingat',
} as const

/** Why the guard refused a correct form. */
export const stopKinds = ['trap-filled', 'sent-too-fast', 'captcha-not-passed', 'too-many', 'network-busy'] as const
export type Stop = { kind: (typeof stopKinds)[number]; secondsToWait: number }

const stopStatus: Record<Stop['kind'], number> = {
  'trap-filled': 422,
  'sent-too-fast': 422,
  'captcha-not-passed': 422,
  'too-many': 429,
  'network-busy': 429,
}

/** The answer with a page that shows the stop. */
export function stopAnswer<Page extends { stop?: Stop }>(page: Page & { stop: Stop }) {
  const { kind, secondsToWait } = page.stop
  const status = stopStatus[kind]
  return data<Page>(page, { status, headers: status === 429 ? { 'Retry-After': String(secondsToWait) } : {} })
}
