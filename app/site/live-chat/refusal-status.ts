import type { Refused } from './chat-news.ts'

const own: Partial<Record<Refused['kind'], number>> = {
  blocked: 403,
  unknown: 404,
  ended: 409,
  'not-ended': 409,
  'already-rated': 409,
  'leads-full': 429,
  'transcripts-full': 429,
  'id-used': 409,
  full: 409,
  'too-many': 429,
  'files-too-many': 429,
}

/** The status of an answer that refuses. The visitor can mend all others: 422. */
export const statusOf = ({ kind }: Refused): number => own[kind] ?? 422
