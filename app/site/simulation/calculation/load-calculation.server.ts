import { data } from 'react-router'
import { dayIn } from '../../../lib/day.ts'
import type { Services } from '../../../platform/services.ts'
import { readTyped, readTypedList } from '../../../ui/form.ts'
import { readCalculation } from './calculation.server.ts'

/** What an address asks to be calculated; with something in it that cannot be read it answers 422. */
export async function loadCalculation(request: Request, { db, clock }: Services, { withCash }: { withCash: boolean }) {
  const query = new URL(request.url).searchParams
  const asked = { typed: readTyped(query), withCash, accessories: readTypedList(query, 'accessories') }
  const calculation = await readCalculation(db, asked, dayIn(clock.now(), 'Asia/Jakarta'))
  return data(calculation, { status: calculation.refused ? 422 : 200 })
}
