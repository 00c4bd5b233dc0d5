import { randomUUID } from 'node:crypto'
import { isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { leadContextOf } from '../../../core/leads/lead-context.ts'
import { dayIn } from '../../../lib/day.ts'
import { readInstant } from '../../../lib/instant.ts'
import type { Desk } from '../../frame/desk.server.ts'
import { readText } from '../../frame/read-text.ts'
import { changeCalendar, type PlannedMove } from './change-calendar.server.ts'
import { moveField } from './move-field.ts'
import type { Hit } from './propose-times.server.ts'
import { type ChangeField, type ChangeFieldRefusal, changeFields, readChange, type TypedChange } from './read-change.ts'

/** The answer to a form that changes a calendar. */
export type ChangeAnswer =
  | { ok: true }
  | {
      ok: false
      typed: TypedChange
      error: { field: ChangeField; refusal: ChangeFieldRefusal } | null
      hits: readonly Hit[]
      failed: boolean
    }

/** More appointments than a dealer has in all days that a change can hit. */
const mostMoves = 200

/** Changes the calendar of a dealer as a form says. Null when the dealer is outside the grant. */
export async function changeOnForm(desk: Desk, dealer: Dealer, body: FormData): Promise<ChangeAnswer | null> {
  const { db, clock } = desk
  const grant = desk.allow('calendar:change')
  const typed = Object.fromEntries(changeFields.map((name) => [name, readText(body, name)])) as TypedChange
  const today = dayIn(clock.now(), calendarOf(dealer).zone)
  const models = (await readCatalogue(db)).filter(isOnSale)
  const read = readChange(typed, { today, models, newId: randomUUID() })
  if (!read.ok) return { ok: false, typed, error: read.refusal, hits: [], failed: false }
  const plan = { dealerId: dealer.id, change: read.value, moves: movesIn(body) }
  const changed = await changeCalendar(db, grant, plan, leadContextOf(desk))
  if (changed.ok) return { ok: true }
  const { refusal } = changed
  return refusal.kind === 'unknown' ? null : { ok: false, typed, error: null, hits: refusal.hits, failed: refusal.failed }
}

function movesIn(body: FormData): PlannedMove[] {
  const fields = [...body.keys()].filter((name) => name.startsWith(moveField)).slice(0, mostMoves)
  return fields.flatMap((name) => {
    const from = readInstant(readText(body, name))
    return from ? [{ reference: name.slice(moveField.length), from }] : []
  })
}
