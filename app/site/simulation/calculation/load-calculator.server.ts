import { data } from 'react-router'
import { isoDay } from '../../../lib/date-parts.ts'
import type { Services } from '../../../platform/services.ts'
import { type Asked, askedIn } from './asked.ts'
import { calculateOnce } from './calculate-once.ts'
import { calculationDay } from './read-calculation.server.ts'
import { readFacts } from './read-facts.server.ts'
import { unknownChoicesIn } from './unknown-choices.ts'
import { unknownText } from './unknown-words.ts'

export type LoadedCalculator = Awaited<ReturnType<typeof loadCalculator>>['data']

/** Loader data of the calculator. The status is 422 when a field cannot be read. */
export async function loadCalculator(request: Request, services: Services, { withCash }: Pick<Asked, 'withCash'>) {
  const { facts, version } = await readFacts(services.db)
  const asked = askedIn(new URL(request.url).searchParams, withCash)
  const today = calculationDay(services)
  const { refused } = calculateOnce(facts, asked, isoDay(today))
  const unknown = unknownChoicesIn(facts, asked, today.year)
  const notice = unknown.length > 0 ? unknownText(unknown) : null
  const loaded = { asked, facts, factsVersion: version, today: isoDay(today), refused, notice }
  return data(loaded, { status: refused ? 422 : 200 })
}
