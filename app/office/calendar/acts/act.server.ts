import type { Alternative } from '../../../core/appointments/schedule.server.ts'
import { calendarOf } from '../../../core/dealers/dealer.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { type Lead, lastEvent, placeOf, replacesPlace, standing } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { leadByReferenceForUpdate } from '../../../core/leads/leads.server.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import { dayAndTime } from '../../../lib/day.ts'
import { type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { answeringDealer } from '../../leads/work/act.server.ts'
import { type UndoneAct, undoAction } from '../../leads/work/undo.server.ts'

/** Why an employee's act in the calendar changed nothing. */
export type CalendarRefusal =
  | { kind: 'unknown' }
  | { kind: 'not-possible' }
  | { kind: 'changed-meanwhile' }
  | { kind: 'reason-missing' }
  | { kind: 'not-first'; references: readonly string[] }
  /** The appointment is no longer where the employee saw it. `by`: the employee who moved it; null: its visitor. */
  | { kind: 'moved-meanwhile'; by: string | null; place: string }
  /** The wanted time, why it cannot be had, and the nearest times that are free. */
  | { kind: 'slot-gone'; why: 'taken' | 'past' | 'not-offered'; slot: string; time: string; alternatives: readonly Alternative[] }
  | { kind: 'too-many'; limit: 'day' | 'altogether'; count: number }

export type Acted = Result<Lead, CalendarRefusal>

/** Acts on an appointment only where the employee saw it (`placeOf`): a colleague or the visitor may have moved it meanwhile. */
export function actWhereSeen(
  db: Db,
  grant: Grant,
  { reference, seen }: { reference: string; seen: string },
  act: (tx: Db) => Promise<Acted>,
): Promise<Acted> {
  return actOnLead(db, grant, reference, async (tx, lead) =>
    placeOf(lead) === seen ? act(tx) : refused(await movedMeanwhile(tx, lead)),
  )
}

async function movedMeanwhile(tx: Db, lead: Lead): Promise<CalendarRefusal> {
  const { span, dealerId } = lastEvent(lead)
  if (!span || dealerId === null) return { kind: 'not-possible' }
  const dealer = await dealerById(tx, dealerId)
  const move = standing(lead).findLast(({ kind }) => replacesPlace.includes(kind))
  const place = `${dayAndTime(span.from, calendarOf(dealer).zone)}, ${dealer.name}`
  return { kind: 'moved-meanwhile', by: move?.detail?.staff?.name ?? null, place }
}

/** Takes back an employee's own last act. */
export async function undoAct(db: Db, grant: Grant<'lead:answer'>, act: UndoneAct, context: LeadContext): Promise<Acted> {
  const undone = await undoAction(db, grant, act, context)
  if (undone.ok) return undone
  return refused({ kind: undone.refusal === 'unknown' ? 'unknown' : 'changed-meanwhile' })
}

/** Lets an employee act on a lead of the grant's dealers, locked and in one transaction. */
export function actOnLead(db: Db, grant: Grant, reference: string, act: (tx: Db, lead: Lead) => Promise<Acted>): Promise<Acted> {
  return db.transaction(async (tx) => {
    const lead = await leadByReferenceForUpdate(tx, reference)
    if (!lead || !covers(grant, answeringDealer(lead))) return refused({ kind: 'unknown' })
    return act(tx, lead)
  })
}
