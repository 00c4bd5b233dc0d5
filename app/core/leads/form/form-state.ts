import { data } from 'react-router'
import type { CaptchaWidget } from '../../../platform/captcha.server.ts'
import type { Typed } from '../../../ui/form.ts'

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
