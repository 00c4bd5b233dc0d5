import { eq } from 'drizzle-orm'
import { calendarLock } from '../../../core/appointments/diary.server.ts'
import { visitOf } from '../../../core/appointments/move.server.ts'
import { lockPhone } from '../../../core/appointments/open-appointments.server.ts'
import { changeContent } from '../../../core/content/content.server.ts'
import { type Dealer, dealerFrom } from '../../../core/dealers/dealer.ts'
import { readHolidays } from '../../../core/dealers/holidays/holiday-store.server.ts'
import { dealers } from '../../../core/dealers/tables.ts'
import { type Lead, lastEvent } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { leadByReferenceForUpdate } from '../../../core/leads/leads.server.ts'
import { recordAudit } from '../../../core/staff/audit.server.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import type { Instant } from '../../../lib/instant.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { lockUntilCommit } from '../../../platform/locks.server.ts'
import { moveTo } from '../acts/move.server.ts'
import { calendarChanges } from '../tables.ts'
import { isAppointment } from '../view/entry.ts'
import { type CalendarChange, changed, subjectOf, type WrittenCalendar } from './calendar-change.ts'
import { leadsHit } from './leads-hit.server.ts'
import { type Hit, proposeTimes } from './propose-times.server.ts'

/** Where to move an appointment that a change leaves without a place. */
export type PlannedMove = { reference: string; from: Instant }

export type ChangeRefusal =
  | { kind: 'unknown' }
  /** These appointments would lose their place. `failed`: a planned time was taken meanwhile. */
  | { kind: 'hits'; hits: readonly Hit[]; failed: boolean }

class NotPossible extends Error {
  readonly refusal: ChangeRefusal

  constructor(refusal: ChangeRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

/**
 * Changes the calendar of a dealer and moves the appointments that lose their place, all together or nothing. Refused while
 * `moves` does not say where each of them goes.
 */
export async function changeCalendar(
  db: Db,
  grant: Grant<'calendar:change'>,
  { dealerId, change, moves }: { dealerId: string; change: CalendarChange; moves: readonly PlannedMove[] },
  context: LeadContext,
): Promise<Result<Dealer, ChangeRefusal>> {
  if (!covers(grant, dealerId)) return refused({ kind: 'unknown' })
  try {
    return await changeContent(db, async (tx) => {
      const moving = await lockMoving(tx, moves)
      await lockUntilCommit(tx, calendarLock(dealerId))
      const { before, after, was } = await writeChange(tx, dealerId, change)
      const hits = await leadsHit(tx, before, after, context.now)
      const isPlanned = hits.every(({ reference }) => moving.has(reference)) && hits.length === moving.size
      if (!isPlanned)
        throw new NotPossible({ kind: 'hits', hits: await proposeTimes(tx, after, hits, context.now), failed: false })
      await recordChange(tx, grant, dealerId, { change, was }, context.now)
      for (const { reference, from } of moves) {
        const lead = moving.get(reference)
        const moved = lead && (await moveTo(tx, grant, lead, { dealer: after, from }, context))
        if (!moved?.ok)
          throw new NotPossible({ kind: 'hits', hits: await proposeTimes(tx, after, hits, context.now), failed: true })
      }
      return done(after)
    })
  } catch (error) {
    if (error instanceof NotPossible) return refused(error.refusal)
    throw error
  }
}

/** Locks in the order of every other change: requests, telephone numbers, calendar. So no two can wait for each other. */
async function lockMoving(tx: Db, moves: readonly PlannedMove[]): Promise<Map<string, Lead>> {
  const found = new Map<string, Lead>()
  for (const reference of moves.map((move) => move.reference).toSorted()) {
    const lead = await leadByReferenceForUpdate(tx, reference)
    if (lead && isAppointment(lead) && lastEvent(lead).span) found.set(reference, lead)
  }
  const phones = [...found.values()].map((lead) => [visitOf(lead).kind, lead.phone] as const)
  for (const [kind, phone] of phones.toSorted(([, one], [, other]) => one.localeCompare(other))) await lockPhone(tx, kind, phone)
  return found
}

/** Throws when the change names something that is not there. `was`: the changed values before. */
async function writeChange(tx: Db, dealerId: string, change: CalendarChange) {
  const [row] = await tx.select().from(dealers).where(eq(dealers.id, dealerId)).for('update')
  const written = row as WrittenCalendar | undefined
  const values = written && changed(written, change)
  if (!row || !values) throw new NotPossible({ kind: 'unknown' })
  await tx.update(dealers).set(values).where(eq(dealers.id, dealerId))
  const was = Object.fromEntries(Object.keys(values).map((name) => [name, row[name as keyof typeof row]]))
  const holidays = await readHolidays(tx)
  return { before: dealerFrom(row, holidays), after: dealerFrom({ ...row, ...values }, holidays), was }
}

type Written = { change: CalendarChange; was: unknown }

async function recordChange(tx: Db, grant: Grant, dealerId: string, { change, was }: Written, now: Instant): Promise<void> {
  const { id, name } = grant.staff
  const record = { dealerId, kind: change.kind, subject: subjectOf(change), value: change }
  await tx.insert(calendarChanges).values({ ...record, staffId: id, staffName: name, at: now })
  const audit = { action: 'calendar-changed' as const, subject: { kind: 'dealer', id: dealerId }, before: was, after: change }
  await recordAudit(tx, grant, audit, now)
}
