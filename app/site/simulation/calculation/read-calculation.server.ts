import { dayIn } from '../../../lib/day.ts'
import type { Day } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Services } from '../../../platform/services.ts'
import { type Asked, askedIn } from './asked.ts'
import { calculate } from './calculate.ts'
import { readFacts } from './read-facts.server.ts'

/** The day whose prices and packages apply. */
export const calculationDay = ({ clock }: Pick<Services, 'clock'>): Day => dayIn(clock.now(), 'Asia/Jakarta')

export async function readCalculation(db: Db, asked: Asked, today: Day) {
  const { facts } = await readFacts(db)
  return calculate(facts, asked, today)
}

/** The calculation of an address. */
export function calculationAt(query: URLSearchParams, services: Services, { withCash }: Pick<Asked, 'withCash'>) {
  return readCalculation(services.db, askedIn(query, withCash), calculationDay(services))
}
