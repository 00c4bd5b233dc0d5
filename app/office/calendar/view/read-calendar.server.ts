import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { AppointmentKind } from '../../../core/appointments/offer.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { readRetiredModels } from '../../../core/cars/retired.server.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { lastEvent, placeOf } from '../../../core/leads/lead.ts'
import { leadsByIds } from '../../../core/leads/leads.server.ts'
import { type Models, modelName, serviceWords } from '../../../core/leads/request/about-words.ts'
import { leadEvents } from '../../../core/leads/tables.ts'
import { recordAudit } from '../../../core/staff/audit.server.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import { momentOf } from '../../../lib/calendar-day.ts'
import { clock, dayIn } from '../../../lib/day.ts'
import { type Day, type Instant, Temporal } from '../../../lib/instant.ts'
import { type Zone, zoneLabel } from '../../../lib/zone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { type Appointment, entryStateOf, isAppointment } from './entry.ts'
import type { EntryState } from './entry-state.ts'
import { type CalendarDay, readDays } from './read-days.server.ts'

/** An appointment in the calendar. Times are in the zone of its dealer. */
export type Entry = {
  reference: string
  kind: AppointmentKind
  name: string
  /** The model, and for a service its work. */
  car: string
  plate: string | null
  state: EntryState
  isWalkIn: boolean
  date: string
  minutes: number
  from: string
  to: string
  /** Where it is, for the forms that act on it. */
  place: string
  /** May be moved now. */
  isMovable: boolean
}

export type CalendarView = {
  zone: string
  /** ISO. */
  today: string
  days: CalendarDay[]
  entries: Entry[]
  /** Cars at the workshop, also of earlier days. */
  atWorkshop: Entry[]
}

/** A dealer's calendar of some days, oldest first. Throws when the grant does not open it. Writes to the audit log who looked. */
export async function readCalendar(
  db: Db,
  grant: Grant<'lead:read'>,
  dealer: Dealer,
  days: readonly [Day, ...Day[]],
  now: Instant,
): Promise<CalendarView> {
  if (!covers(grant, dealer.id)) throw new Error(`The grant does not open ${dealer.slug}.`)
  const { zone } = calendarOf(dealer)
  const models = { cars: await readCatalogue(db), retired: await readRetiredModels(db) }
  const inView = await appointmentsOn(db, dealer, days, zone)
  const atWorkshop = await carsAtWorkshop(db, dealer, now)
  const subject = { kind: 'calendar', id: dealer.id }
  await recordAudit(db, grant, { action: 'calendar-opened', subject, after: { days: days.map(String) } }, now)
  const shown = (lead: Appointment) => entryOf(lead, models, zone, now)
  return {
    zone: zoneLabel[zone],
    today: dayIn(now, zone).toString(),
    days: await readDays(db, dealer, days, now),
    entries: inView.map(shown).toSorted((one, other) => one.minutes - other.minutes || one.name.localeCompare(other.name)),
    atWorkshop: atWorkshop.map(shown).toSorted((one, other) => one.date.localeCompare(other.date)),
  }
}

/** The appointments whose last slot is on one of these days, cancelled ones too. */
async function appointmentsOn(db: Db, dealer: Dealer, days: readonly [Day, ...Day[]], zone: Zone): Promise<Appointment[]> {
  const [first, last] = [momentOf(days[0], 0, zone), momentOf((days.at(-1) ?? days[0]).add({ days: 1 }), 0, zone)]
  const { leadId, dealerId, startsAt } = leadEvents
  const rows = await db
    .selectDistinct({ leadId })
    .from(leadEvents)
    .where(and(eq(dealerId, dealer.id), gt(startsAt, first.subtract({ milliseconds: 1 })), lt(startsAt, last)))
  const found = await leadsByIds(
    db,
    rows.map((row) => row.leadId),
  )
  return found.filter(isAppointment).filter((lead) => {
    const { span } = lastEvent(lead)
    const isThen = span && Temporal.Instant.compare(span.from, first) >= 0 && Temporal.Instant.compare(span.from, last) < 0
    return lead.dealerId === dealer.id && isThen
  })
}

/** Days after which a car that nobody called ready is no longer listed. */
const longestStay = 60

async function carsAtWorkshop(db: Db, dealer: Dealer, now: Instant): Promise<Appointment[]> {
  const { leadId, dealerId, kind, at } = leadEvents
  const since = now.subtract({ hours: 24 * longestStay })
  const rows = await db
    .selectDistinct({ leadId })
    .from(leadEvents)
    .where(and(eq(dealerId, dealer.id), gt(leadEvents.startsAt, since), inArray(kind, ['car-received']), gt(at, since)))
  const found = await leadsByIds(
    db,
    rows.map((row) => row.leadId),
  )
  return found
    .filter(isAppointment)
    .filter((lead) => lead.dealerId === dealer.id && ['at-workshop', 'in-work'].includes(entryStateOf(lead, now)))
}

function entryOf(lead: Appointment, models: Models, zone: Zone, now: Instant): Entry {
  const { span } = lastEvent(lead)
  if (!span) throw new Error(`${lead.reference} has no appointment.`)
  const [from, to] = [span.from, span.to].map((at) => at.toZonedDateTimeISO(zone))
  const minutes = (from?.hour ?? 0) * 60 + (from?.minute ?? 0)
  const state = entryStateOf(lead, now)
  const isAhead = Temporal.Instant.compare(span.from, now) > 0
  const model = modelName(models, lead.payload.vehicle)
  return {
    reference: lead.reference,
    kind: lead.kind,
    name: lead.name,
    car: lead.kind === 'service' ? `${model}, ${serviceWords(lead.payload)}` : model,
    plate: lead.kind === 'service' ? lead.payload.plate : null,
    state,
    isWalkIn: lead.source.utm_source === walkInSource,
    date: (from?.toPlainDate() ?? '').toString(),
    minutes,
    from: clock(minutes),
    to: clock((to?.hour ?? 0) * 60 + (to?.minute ?? 0)),
    place: placeOf(lead),
    isMovable: isAhead && ['requested', 'moved', 'confirmed'].includes(state),
  }
}

/** The source of a lead that an employee writes down for a visitor at the dealer. */
export const walkInSource = 'walk-in'
