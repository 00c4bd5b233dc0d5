import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { letterCount } from '../../lib/typed-text.ts'
import { longestText, readPastTime, timeRefusals } from './request-rules.ts'

/** A failure to protect personal data: the facts that its notice must give (UU 27/2022 Pasal 46 ayat 2). */
export type NewBreach = { happened: string; exposed: string; measures: string; affected: number; noticedAt: Instant }
export type BreachField = keyof NewBreach
export type TypedBreach = Record<BreachField, string>

export const breachRefusals = ['text-missing', 'text-too-long', 'number-unreadable', ...timeRefusals] as const
export type BreachRefusal = (typeof breachRefusals)[number]

const mostAffected = 1_000_000_000

/** Who is told of a breach. The public only when public service or society is seriously affected (Pasal 46 ayat 3). */
export const breachAudiences = ['subjects', 'authority', 'public'] as const
export type BreachAudience = (typeof breachAudiences)[number]

export function readBreach(typed: TypedBreach, now: Instant): Result<NewBreach, { field: BreachField; refusal: BreachRefusal }> {
  for (const field of ['happened', 'exposed', 'measures'] as const)
    if (typed[field] === '') return refused({ field, refusal: 'text-missing' })
    else if (letterCount(typed[field]) > longestText) return refused({ field, refusal: 'text-too-long' })
  const digits = /^\d{1,3}(?:\.\d{3})+$|^\d+$/.exec(typed.affected)?.[0].replaceAll('.', '')
  const affected = digits === undefined ? Number.NaN : Number(digits)
  if (!(affected <= mostAffected)) return refused({ field: 'affected', refusal: 'number-unreadable' })
  const noticedAt = readPastTime(typed.noticedAt, now)
  if (!noticedAt.ok) return refused({ field: 'noticedAt', refusal: noticedAt.refusal })
  const { happened, exposed, measures } = typed
  return done({ happened, exposed, measures, affected, noticedAt: noticedAt.value })
}
