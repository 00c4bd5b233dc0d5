import { formatNumber } from '../../lib/number.ts'
import { readText, readWholeText } from '../frame/read-text.ts'
import type { NewBreach, TypedBreach } from './breach.ts'
import { jakartaTime } from './request-rules.ts'

export const readTypedBreach = (body: FormData): TypedBreach => ({
  happened: readWholeText(body, 'happened'),
  exposed: readWholeText(body, 'exposed'),
  measures: readWholeText(body, 'measures'),
  affected: readText(body, 'affected'),
  noticedAt: readText(body, 'noticedAt'),
})

/** An entry as its form shows it. */
export const typedBreach = ({ happened, exposed, measures, affected, noticedAt }: NewBreach): TypedBreach => ({
  happened,
  exposed,
  measures,
  affected: String(affected),
  noticedAt: jakartaTime(noticedAt),
})

/** An entry as a page shows it. `noticedAt`: an ISO instant. */
export type ShownBreach = { texts: Record<Exclude<keyof NewBreach, 'noticedAt'>, string>; noticedAt: string }

export const shownBreach = ({ happened, exposed, measures, affected, noticedAt }: NewBreach): ShownBreach => ({
  texts: { happened, exposed, measures, affected: formatNumber(affected) },
  noticedAt: noticedAt.toString(),
})
