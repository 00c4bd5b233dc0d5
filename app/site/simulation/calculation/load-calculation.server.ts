import { data } from 'react-router'
import { dayIn } from '../../../lib/day.ts'
import type { Day } from '../../../lib/instant.ts'
import type { Services } from '../../../platform/services.ts'
import { readTyped, readTypedList } from '../../../ui/form.ts'
import { readCalculation } from './calculation.server.ts'

/** The day whose prices and packages count. */
export const calculationDay = ({ clock }: Pick<Services, 'clock'>): Day => dayIn(clock.now(), 'Asia/Jakarta')

/** What an address asks to be calculated. */
export function calculationAt(query: URLSearchParams, services: Services, { withCash }: { withCash: boolean }) {
  const lists = { accessories: readTypedList(query, 'accessories'), extensions: readTypedList(query, 'perluasan') }
  const asked = { typed: readTyped(query), withCash, ...lists }
  return readCalculation(services.db, asked, calculationDay(services))
}

/** The same as a page; with something in it that cannot be read it answers 422. */
export async function loadCalculation(request: Request, services: Services, { withCash }: { withCash: boolean }) {
  const calculation = await calculationAt(new URL(request.url).searchParams, services, { withCash })
  return data(calculation, { status: calculation.refused ? 422 : 200 })
}
